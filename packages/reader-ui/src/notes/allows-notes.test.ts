import { modes } from '@lectern/core/book'
import { expect, test } from 'vitest'
import { allowsNotes } from './allows-notes'

test('allows notes without a mode and for readers of partners, but never in a preview', () => {
  const allowed = modes.filter((mode) => allowsNotes({ mode, isPreview: false }))
  expect(allowed).toEqual(['heresAmerica', 'gbm', 'interlude', 'interludeDev'])
  expect(allowsNotes({ mode: null, isPreview: false })).toBe(true)
  expect(allowsNotes({ mode: null, isPreview: true })).toBe(false)
})
