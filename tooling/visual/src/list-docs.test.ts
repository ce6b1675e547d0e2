import { expect, it } from 'vitest'
import { listDocs } from './list-docs.ts'

const index = JSON.stringify({
  entries: {
    'a--docs': { type: 'docs', id: 'a--docs' },
    'a--open': { type: 'story', id: 'a--open' },
    'b--docs': { type: 'docs', id: 'b--docs' },
  },
})

it('lists the pages of documentation, all or the wanted ones, and refuses to list none', () => {
  expect(listDocs(index, [])).toEqual(['a--docs', 'b--docs'])
  expect(listDocs(index, ['b-'])).toEqual(['b--docs'])
  expect(() => listDocs(index, ['c-'])).toThrow('c-')
})
