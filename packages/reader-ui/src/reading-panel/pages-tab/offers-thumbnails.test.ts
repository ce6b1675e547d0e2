import { describe, expect, test } from 'vitest'
import { toReaderBook } from '../../book'
import { makeChapter } from '../../testing/make-book'
import { offersThumbnails } from './offers-thumbnails'

const chapterWith = (id: number, links: (string | null)[]) =>
  makeChapter(id, {
    pages: links.map((thumbnailUrl, index) => ({
      pageId: id * 100 + index,
      page_number: index + 1,
      thumbnailUrl,
      variations: [],
      popupTriggers: [],
      coachingPoints: [],
    })),
  })
const bookWith = (...chapters: ReturnType<typeof chapterWith>[]) =>
  toReaderBook({ bookInfo: { id: 1, title: 'The Cat' }, chapters }, { language: 'en', languages: ['en'] })

describe('offersThumbnails', () => {
  test('needs one thumbnail among the first three pages, in whatever chapters they are [LOAD-030 LOAD-031]', () => {
    expect(offersThumbnails(bookWith(chapterWith(1, [null, null]), chapterWith(2, ['c.jpg'])))).toBe(true)
    expect(offersThumbnails(bookWith(chapterWith(1, [null, '', ' ', 'd.jpg'])))).toBe(false)
    expect(offersThumbnails(bookWith())).toBe(false)
  })

  test('does not count the generated cover', () => {
    expect(
      offersThumbnails(bookWith(chapterWith(-1, ['cover.jpg']), chapterWith(1, [null, null, null, 'd.jpg']))),
    ).toBe(false)
    expect(offersThumbnails(bookWith(chapterWith(-1, ['cover.jpg']), chapterWith(1, [null, null, 'c.jpg'])))).toBe(true)
  })
})
