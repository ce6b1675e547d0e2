import { expect, it } from 'vitest'
import { listDocs } from './list-docs.ts'

const entries = [
  { type: 'docs', id: 'a--docs' },
  { type: 'story', id: 'a--open' },
  { type: 'docs', id: 'b--docs' },
].map((entry) => [entry.id, { ...entry, title: 'A', name: 'Docs' }])
const index = JSON.stringify({ entries: Object.fromEntries(entries) })

it('lists all documentation pages or the requested ones', () => {
  expect(listDocs(index, [])).toEqual(['a--docs', 'b--docs'])
  expect(listDocs(index, ['b-'])).toEqual(['b--docs'])
})

it('throws if no page matches', () => {
  expect(() => listDocs(index, ['c-'])).toThrow('c-')
})
