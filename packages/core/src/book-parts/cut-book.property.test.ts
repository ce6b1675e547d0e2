import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinBook } from '../testing/join-book'
import { cutBook } from './cut-book'

const seconds = fc.double({ min: 0, max: 100, noNaN: true })
const rect = fc.record(
  {
    id: fc.string(),
    x: fc.integer(),
    y: fc.integer(),
    width: fc.integer({ min: 0, max: 9 }),
    height: fc.integer({ min: 0, max: 9 }),
    word: fc.constantFrom('Fox', ' '),
    startTime: seconds,
    endTime: seconds,
  },
  { requiredKeys: ['id', 'x', 'y', 'width', 'height'] },
)
const rects = fc.array(rect, { maxLength: 4 })
const pageVariation = fc.record(
  {
    id: fc.nat(),
    variation: fc.constantFrom('en', 'es'),
    pageImageLink: fc.option(fc.webUrl()),
    imageWidth: fc.option(fc.nat()),
    imageHeight: fc.option(fc.nat()),
    rectData: fc.record({ rects, rectsByWords: rects }),
    altText: fc.string(),
  },
  { requiredKeys: ['id', 'variation'] },
)
const page = fc.record(
  {
    pageId: fc.nat(),
    page_number: fc.nat(),
    name: fc.option(fc.string()),
    thumbnailUrl: fc.option(fc.webUrl()),
    variations: fc.array(pageVariation, { maxLength: 2 }),
    popupTriggers: fc.array(fc.record({ id: fc.string() }), { maxLength: 2 }),
    coachingPoints: fc.array(fc.record({ id: fc.string() }), { maxLength: 2 }),
    more: fc.jsonValue(),
  },
  { requiredKeys: ['pageId', 'page_number', 'variations', 'popupTriggers', 'coachingPoints'] },
)
const chapter = fc.record({
  id: fc.nat(),
  name: fc.string(),
  order_index: fc.nat(),
  variations: fc.array(fc.record({ id: fc.nat(), variation: fc.string() }), { maxLength: 1 }),
  pages: fc.array(page, { maxLength: 25 }),
  more: fc.jsonValue(),
})
const book = fc.record({
  bookInfo: fc.record({ id: fc.nat(), title: fc.string(), more: fc.jsonValue() }),
  chapters: fc.array(chapter, { maxLength: 3 }),
  revision: fc.option(fc.nat()),
})
const pageLimit = fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined })

test('an outline and its parts join to the same book', () => {
  fc.assert(
    fc.property(book, pageLimit, (whole, most) => {
      const { outline, parts } = cutBook(whole, most === undefined ? {} : { pageLimit: most })
      expect(joinBook(outline, parts)).toEqual(whole)
    }),
  )
})

test('a part has pages of one chapter, at most 10 by default, and none is empty', () => {
  fc.assert(
    fc.property(book, pageLimit, (whole, most) => {
      const { parts } = cutBook(whole, most === undefined ? {} : { pageLimit: most })
      for (const pages of parts) {
        expect(pages.length).toBeGreaterThan(0)
        expect(pages.length).toBeLessThanOrEqual(most ?? 10)
        expect(
          whole.chapters.filter((one) => pages.every((held) => one.pages.some((own) => own === held))),
        ).not.toEqual([])
      }
    }),
  )
})

test('a changed page changes its own part and no other', () => {
  fc.assert(
    fc.property(book, fc.nat(), (whole, choice) => {
      const all = whole.chapters.flatMap(({ pages }) => pages)
      fc.pre(all.length > 0)
      const changed = all[choice % all.length]
      const chapters = whole.chapters.map((one) => ({
        ...one,
        pages: one.pages.map((held) => (held === changed ? { ...held, name: `${held.name}, changed` } : held)),
      }))
      const before = cutBook(whole).parts.map((part) => JSON.stringify(part))
      const after = cutBook({ ...whole, chapters }).parts.map((part) => JSON.stringify(part))
      expect(after.filter((part, index) => part !== before[index])).toHaveLength(1)
    }),
  )
})

test('an outline has the thumbnails of three pages, and no image, text, trigger or point', () => {
  fc.assert(
    fc.property(book, (whole) => {
      const outlined = cutBook(whole).outline.chapters.flatMap(({ pages }) => pages)
      const all = whole.chapters.flatMap(({ pages }) => pages)
      expect(outlined.map(({ thumbnailUrl }) => thumbnailUrl)).toEqual(
        all.map(({ thumbnailUrl }, index) => (index < 3 ? thumbnailUrl : undefined)),
      )
      for (const { pages } of cutBook(whole).outline.chapters) {
        for (const { popupTriggers, coachingPoints, variations } of pages) {
          expect([popupTriggers, coachingPoints]).toEqual([[], []])
          const allowed = ['id', 'variation', 'imageWidth', 'imageHeight', 'span']
          expect(variations.flatMap((own) => Object.keys(own)).filter((key) => !allowed.includes(key))).toEqual([])
        }
      }
    }),
  )
})
