import { expect, it } from 'vitest'
import { readLibraryView, writeLibraryView, type LibraryView } from './library-view'

it('keeps a view in the address, and leaves out what is by default', () => {
  const views: LibraryView[] = [
    { find: 'owl & moon', state: 'changed', sort: 'title' },
    { find: '', state: null, sort: 'newest' },
    { find: '', state: 'draft', sort: 'newest' },
  ]
  for (const view of views) {
    const query = writeLibraryView(view).toString()
    expect(readLibraryView(new URLSearchParams(query))).toEqual(view)
  }
  expect(writeLibraryView({ find: '', state: null, sort: 'newest' }).toString()).toBe('')
})

it('shows all books for an address with unknown values', () => {
  const query = new URLSearchParams({ state: 'lost', sort: 'colour' })
  expect(readLibraryView(query)).toEqual({ find: '', state: null, sort: 'newest' })
})
