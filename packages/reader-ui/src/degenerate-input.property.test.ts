import { listImageSources, modes } from '@lectern/core/book'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeAddress } from './address/change-address'
import { findQuizTrigger } from './address/find-quiz-trigger'
import { readAddress } from './address/read-address'
import { readToken } from './address/read-token'
import { readCoachingBubble } from './coaching/read-coaching-bubble'
import { loadInBatches } from './loading/load-in-batches'
import { prepareBook } from './loading/prepare-book'
import { readAutoplay } from './autoplay/read-autoplay'
import { locateStart } from './store/locate-start'
import { readPlaybackRate } from './store/read-playback-rate'

const numbers = fc.oneof(fc.constantFrom(NaN, Infinity, -Infinity, 0, -0, -1, 2 ** 53), fc.double(), fc.integer())
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', ' ', '-', '__proto__', 'constructor', '\uD800', '%', '%E0%A4%A', '#', '?', '&=', '..'),
)
const makeChapter = (id: number, order: number) => ({
  id,
  name: `Chapter ${id}`,
  order_index: order,
  variations: [],
  pages: [],
})

describe('degenerate input', () => {
  test('any number gives a book that can be shown', () => {
    fc.assert(
      fc.property(numbers, numbers, fc.boolean(), (a, b, flag) => {
        const book = { bookInfo: { id: a, title: 'Cat' }, chapters: [makeChapter(1, a), makeChapter(2, b)] }
        for (const mode of [null, ...modes]) {
          const { chapters } = prepareBook(book, { mode, isBrochure: flag, isMobile: flag }).book
          expect(chapters.length).toBeLessThanOrEqual(3)
        }
        expect(locateStart(book, { chapter: a, page: b }).position).not.toBeNull()
        expect(readPlaybackRate(a) > 0).toBe(true)
        const autoplay = readAutoplay([{ value: a, orderIndex: b }], 'en')
        expect(autoplay === null || autoplay.at === 'page-start' || Number.isFinite(autoplay.seconds)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('no text makes a function throw', () => {
    fc.assert(
      fc.property(texts, texts, texts, (a, b, c) => {
        expect(() => readAddress(a)).not.toThrow()
        expect(() => readAddress([[a, b]])).not.toThrow()
        expect(() => changeAddress(a, { [b]: c })).not.toThrow()
        expect(['ok', 'broken']).toContain(readToken(a).kind)
        const point = { id: a, direction: b, title: { [b]: c }, subtitles: { [c]: a } }
        expect(() => readCoachingBubble(point, { language: b, base: 'https://a.example' })).not.toThrow()
        expect(() => findQuizTrigger({ popupTriggers: [{ id: a, haQuizId: b }] }, c)).not.toThrow()
        expect(() => listImageSources(`/objects/${a}.webp`, 900)).not.toThrow()
        expect(() => readAutoplay([{ lang: a, value: 1 }], b)).not.toThrow()
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a hundred thousand entries', () => {
  const many = 100_000
  const long = 'a'.repeat(many)

  test('chapters and batches complete', async () => {
    const chapters = Array.from({ length: many }, (_, index) => makeChapter(index + 1, -index))
    const book = { bookInfo: { id: 1, title: 'Cat' }, chapters }
    expect(prepareBook(book, { mode: null, isBrochure: false, isMobile: false }).book.chapters).toHaveLength(many + 1)
    expect(await loadInBatches(chapters, async ({ id }) => id)).toHaveLength(many)
  })

  test('very long texts are read in linear time', () => {
    expect(readAddress(`?book=${'&'.repeat(many)}${long}`).book).toBeNull()
    expect(readToken(long).kind).toBe('broken')
    expect(
      readCoachingBubble(
        { id: 'c', subtitles: { en: `${long}${'.vtt'.repeat(many)}x` } },
        { language: 'en', base: 'https://a.example' },
      ).subtitles,
    ).toBeNull()
  })
})
