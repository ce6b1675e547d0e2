import { expect, it } from 'vitest'
import { acceptsFile } from './accepts-file'

const pdf = { name: 'Book.PDF', type: 'application/pdf' }
const png = { name: 'page.png', type: 'image/png' }

it('takes extensions, types and families, whatever their case', () => {
  expect(acceptsFile('.pdf', pdf)).toBe(true)
  expect(acceptsFile('application/pdf', pdf)).toBe(true)
  expect(acceptsFile('.zip, image/*', png)).toBe(true)
})

it('takes everything where nothing is asked for', () => {
  expect(acceptsFile('', png)).toBe(true)
})

it('turns away what fits no entry', () => {
  expect(acceptsFile('.pdf,image/*', { name: 'notes.docx', type: 'application/msword' })).toBe(false)
  expect(acceptsFile('image/*', { name: 'image', type: '' })).toBe(false)
})
