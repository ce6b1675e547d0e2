import { expect, it } from 'vitest'
import type { Rect, TimedWord } from '../types'
import { countTimed } from './count-timed'
import { fillChapter } from './fill-chapter'
import { syncChapter } from './sync-chapter'

const wordsOf = (text: string): Rect[] =>
  text.split(' ').map((word, index) => ({ id: `r${index}`, x: index * 100, y: 10, width: 80, height: 30, word }))

const spoken = (text: string, pageVariationId: number, from: number): TimedWord[] =>
  text.split(' ').map((word, index) => ({ word, start: from + index, end: from + index + 0.8, pageVariationId }))

it('times only the words that a sync left over and marks them as estimated', () => {
  const words = wordsOf('the old lamp waved at ships')
  const track = spoken('the old lamp waved at ships', 1, 0).filter((_, index) => index !== 2)
  const outcome = syncChapter([{ pageVariationId: 1, pageNumber: 1, words }], track, { language: 'en' })
  if (outcome.kind !== 'synced') throw new Error(outcome.kind)
  const synced = outcome.synced[0]?.words ?? []
  expect(countTimed(synced)).toMatchObject({ words: 6, timed: 5, estimated: 0 })
  const [filled] = fillChapter([{ pageVariationId: 1, words: synced }], track, { language: 'en' })
  expect(filled?.filled).toBe(1)
  expect(countTimed(filled?.words ?? [])).toEqual({ words: 6, timed: 6, estimated: 1 })
  expect(filled?.words[2]?.timing?.source).toBe('estimated')
})
