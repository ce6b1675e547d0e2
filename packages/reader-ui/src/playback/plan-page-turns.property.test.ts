import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReaderWord } from '../book/reader-book'
import { makeWord } from '../fixtures/make-word'
import { findNarratedPage } from './find-narrated-page'
import { planPageTurns } from './plan-page-turns'

/** Returns a page with these words, which are in the order of their times. */
function makePage(words: readonly ReaderWord[]) {
  const spans = words.flatMap(({ span }) => span ?? [])
  const [first, last] = [spans[0], spans.at(-1)]
  return { words, span: first && last ? { start: first.start, end: last.end } : null }
}

/** Pages whose words are narrated in order with silences between them; a page may have no words. */
const narration = fc
  .array(
    fc.array(fc.record({ gap: fc.integer({ min: 0, max: 4000 }), length: fc.integer({ min: 1, max: 900 }) }), {
      maxLength: 5,
    }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((pages) => {
    let now = 0
    return pages.map((words, page) =>
      makePage(
        words.map(({ gap, length }, index) => {
          const start = (now + gap) / 1000
          now += gap + length
          return makeWord({ key: `${page}/${index}`, span: { start, end: now / 1000 } })
        }),
      ),
    )
  })

const read = (start: number, end: number) => makePage([makeWord({ key: String(start), span: { start, end } })])
/** A narrated page, a picture, and a page that is narrated from `start` on. */
const storyWithPicture = (start: number) => [read(0, 1), makePage([]), read(start, start + 1)]

describe('planPageTurns', () => {
  it('shows the page of the spoken word', () => {
    fc.assert(
      fc.property(narration, (pages) => {
        const turns = planPageTurns(pages)
        const starts = pages.map(({ words }) => words.flatMap(({ span }) => (span === null ? [] : [span.start])))
        const found = starts.map((times) => times.map((time) => findNarratedPage(turns, time)))
        expect(found).toEqual(starts.map((times, pageIndex) => times.map(() => pageIndex)))
      }),
    )
  })
  it("turns forward only, and never before a page's last word has ended", () => {
    fc.assert(
      fc.property(narration, (pages) => {
        const turns = planPageTurns(pages)
        for (const [index, turn] of turns.entries()) {
          const before = turns[index - 1]
          if (before === undefined) continue
          expect(turn.time).toBeGreaterThanOrEqual(before.time)
          expect(turn.pageIndex).toBeGreaterThan(before.pageIndex)
          const ends = pages[before.pageIndex]?.words.map(({ span }) => span?.end ?? 0) ?? []
          expect(turn.time).toBeGreaterThanOrEqual(Math.max(0, ...ends))
        }
      }),
    )
  })
  it('turns at most 0.3 seconds ahead of the first word of a narrated page', () => {
    fc.assert(
      fc.property(narration, (pages) => {
        const leads = planPageTurns(pages)
          .slice(1)
          .map(({ time, pageIndex }) => (pages[pageIndex]?.words[0]?.span?.start ?? time) - time)
        expect(Math.max(0, ...leads)).toBeLessThanOrEqual(0.3 + 1e-9)
      }),
    )
  })
  it('shows a picture between two pages only if the silence is long enough', () => {
    expect(planPageTurns(storyWithPicture(4.2)).map(({ pageIndex }) => pageIndex)).toEqual([0, 1, 2])
    expect(planPageTurns(storyWithPicture(2)).map(({ pageIndex }) => pageIndex)).toEqual([0, 2])
  })
  it('returns no turns for a chapter without narration', () => {
    const turns = planPageTurns([makePage([makeWord({ key: 'a' })])])
    expect(turns).toEqual([])
    expect(findNarratedPage(turns, 3)).toBeNull()
  })
})
