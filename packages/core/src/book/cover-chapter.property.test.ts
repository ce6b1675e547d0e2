import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BookData, Chapter } from './model/book-types'
import { addCoverChapter, isAudioOnly, ownChapters } from './cover-chapter'

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

describe('the cover of an audio book', () => {
  test('isAudioOnly returns true exactly if no chapter and no variation has a video [LOAD-003]', () => {
    fc.assert(
      fc.property(books, (book) => {
        const videos = book.chapters.flatMap((each) => [each.video, ...each.variations.map((one) => one.video)])
        expect(isAudioOnly(book)).toBe(!videos.includes('v.mp4'))
      }),
    )
  })

  test('is added in front of the chapters of an audio-only book, and of no other [LOAD-004]', () => {
    fc.assert(
      fc.property(books, (book) => {
        const covered = addCoverChapter(book, { mode: null }).chapters
        const coverCount = isAudioOnly(book) ? 1 : 0
        expect(covered.slice(coverCount)).toEqual(book.chapters)
        expect(ownChapters(covered)).toEqual(book.chapters)
        expect(covered.map((each) => each.type === 'cover')).toEqual(covered.map((_, index) => index < coverCount))
      }),
    )
  })
})
