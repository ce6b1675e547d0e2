import type { Rect, TimedWord } from '@lectern/core/sync'
import { describe, expect, it } from 'vitest'
import { countTimed } from './count-timed'
import { fillPages } from './fill-pages'
import { syncPages } from './sync-pages'

const wordsOf = (text: string): Rect[] =>
  text.split(' ').map((word, index) => ({ id: `r${index}`, x: index * 100, y: 10, width: 80, height: 30, word }))

const spoken = (text: string, pageVariationId: number, from: number): TimedWord[] =>
  text.split(' ').map((word, index) => ({ word, start: from + index, end: from + index + 0.8, pageVariationId }))

describe('the sync of a chapter', () => {
  it('is refused while no page has word rects [SYNC-017]', () => {
    expect(
      syncPages([{ pageVariationId: 1, pageNumber: 1, words: [] }], spoken('hello', 1, 0), { language: 'en' }),
    ).toEqual({ kind: 'no-words' })
  })

  it('gives each page the times of its own words, though both pages say the same', () => {
    const pages = [
      { pageVariationId: 1, pageNumber: 1, words: wordsOf('the lamp waved') },
      { pageVariationId: 2, pageNumber: 2, words: wordsOf('the lamp waved') },
    ]
    const track = [...spoken('the lamp waved', 1, 0), ...spoken('the lamp waved', 2, 10)]
    const outcome = syncPages(pages, track, { language: 'en' })
    if (outcome.kind !== 'synced') throw new Error(outcome.kind)
    expect(outcome.pages.map((page) => page.result.rects.map((rect) => rect.startTime))).toEqual([
      [0, 1, 2],
      [10, 11, 12],
    ])
    expect(outcome.coverage).toBe(1)
  })

  it('fills what it left over and marks it as estimated', () => {
    const words = wordsOf('the old lamp waved at ships')
    const track = spoken('the old lamp waved at ships', 1, 0).filter((_, index) => index !== 2)
    const outcome = syncPages([{ pageVariationId: 1, pageNumber: 1, words }], track, { language: 'en' })
    if (outcome.kind !== 'synced') throw new Error(outcome.kind)
    const synced = outcome.pages[0]?.result.rects ?? []
    expect(countTimed(synced)).toMatchObject({ words: 6, timed: 5, estimated: 0 })
    const [filled] = fillPages([{ pageVariationId: 1, pageNumber: 1, words: synced }], track)
    expect(filled?.filled).toBe(1)
    expect(countTimed(filled?.words ?? [])).toEqual({ words: 6, timed: 6, estimated: 1 })
    expect(filled?.words[2]?.timing?.source).toBe('estimated')
  })
})
