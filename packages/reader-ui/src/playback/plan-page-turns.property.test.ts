import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeWord } from '../fixtures/make-word'
import { findNarratedPage } from './find-narrated-page'
import { planPageTurns } from './plan-page-turns'

/** Pages of words, read one after the other with silences between; a page may have no words. */
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
    return pages.map((words, page) => ({
      words: words.map(({ gap, length }, index) => {
        const start = (now + gap) / 1000
        now += gap + length
        return makeWord({ key: `${page}/${index}`, span: { start, end: now / 1000 } })
      }),
    }))
  })

const read = (start: number, end: number) => ({ words: [makeWord({ key: String(start), span: { start, end } })] })
/** A page, a picture, and a page that is read from `start` on. */
const storyWithPicture = (start: number) => [read(0, 1), { words: [] }, read(start, start + 1)]

describe('planPageTurns', () => {
  it('has the narration on the page of whatever word is being read', () => {
    fc.assert(
      fc.property(narration, (pages) => {
        const turns = planPageTurns(pages)
        const starts = pages.map(({ words }) => words.flatMap(({ span }) => (span === null ? [] : [span.start])))
        const found = starts.map((times) => times.map((time) => findNarratedPage(turns, time)))
        expect(found).toEqual(starts.map((times, pageIndex) => times.map(() => pageIndex)))
      }),
    )
  })
  it('goes forward only, and never leaves a page before its last word has ended', () => {
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
  it('shows a picture on the way when the silence is long enough, and passes over it when it is not', () => {
    expect(planPageTurns(storyWithPicture(4.2)).map(({ pageIndex }) => pageIndex)).toEqual([0, 1, 2])
    expect(planPageTurns(storyWithPicture(2)).map(({ pageIndex }) => pageIndex)).toEqual([0, 2])
  })
  it('has nothing to turn in a chapter without narration', () => {
    const turns = planPageTurns([{ words: [makeWord({ key: 'a' })] }])
    expect(turns).toEqual([])
    expect(findNarratedPage(turns, 3)).toBeNull()
  })
})
