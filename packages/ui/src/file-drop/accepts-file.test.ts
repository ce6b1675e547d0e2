import { expect, it } from 'vitest'
import { acceptsFile } from './accepts-file'

const pdf = { name: 'Book.PDF', type: 'application/pdf' }
const png = { name: 'page.png', type: 'image/png' }

it('accepts extensions, types and families in either case', () => {
  expect(acceptsFile('.pdf', pdf)).toBe(true)
  expect(acceptsFile('application/pdf', pdf)).toBe(true)
  expect(acceptsFile('.zip, image/*', png)).toBe(true)
})

it('accepts everything when the list is empty', () => {
  expect(acceptsFile('', png)).toBe(true)
})

it('rejects files that match no entry', () => {
  expect(acceptsFile('.pdf,image/*', { name: 'notes.docx', type: 'application/msword' })).toBe(false)
  expect(acceptsFile('image/*', { name: 'image', type: '' })).toBe(false)
})
