import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BookData, Chapter } from './book-types'
import { limitBrochure } from './limit-brochure'
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
  test('a wide screen shows the first 2 chapters, a mobile one the last 2, a short brochure all [LOAD-011 LOAD-012 LOAD-013]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 8 }), (all) => {
        const wide = limitBrochure(all, { mobile: false })
        const mobile = limitBrochure(all, { mobile: true })
        expect(wide).toEqual(all.filter((_, index) => index < 2))
        expect(mobile).toEqual(all.filter((_, index) => index >= all.length - 2))
      }),
    )
  })

  test('a brochure never has the synthetic cover [LOAD-013]', () => {
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
