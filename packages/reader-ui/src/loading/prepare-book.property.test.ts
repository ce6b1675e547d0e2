import type { BookData, Chapter } from '@lectern/core/book'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prepareBook } from './prepare-book'

const links = fc.constantFrom(null, undefined, '', ' ', 'v.mp4')
const chapters: fc.Arbitrary<Chapter[]> = fc
  .array(fc.record({ video: links, variationVideos: fc.array(links, { maxLength: 3 }) }), { maxLength: 5 })
  .map((all) =>
    all.map(({ video, variationVideos }, index) => ({
      id: index + 1,
      name: `Chapter ${index + 1}`,
      order_index: index,
      video,
      variations: variationVideos.map((one, at) => ({ id: at + 1, variation: 'en', video: one })),
      pages: [],
    })),
  )
const books = chapters.map((all): BookData => ({ bookInfo: { id: 5, title: 'Cat' }, chapters: all }))

describe('brochures', () => {
  test('a brochure never has the generated cover [LOAD-013]', () => {
    fc.assert(
      fc.property(books, fc.boolean(), fc.boolean(), (book, isMobile, byParameter) => {
        const mode = byParameter ? null : 'brochure'
        const shown = prepareBook(book, { mode, isBrochure: byParameter, isMobile }).book.chapters
        expect(shown.some((each) => each.type === 'cover')).toBe(false)
        expect(shown).toHaveLength(Math.min(2, book.chapters.length))
      }),
    )
  })
})
