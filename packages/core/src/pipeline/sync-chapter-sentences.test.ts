import { describe, expect, it } from 'vitest'
import type { Rect, SpokenWord } from './index'
import { syncChapterSentences } from './sync-chapter-sentences'

const language = 'en'
const at = { x: 0, y: 0, width: 90, height: 20 }
const listSentences = (...texts: string[]): Rect[] =>
  texts.map((word, index) => ({ id: `s${index}`, ...at, y: index * 30, word }))
const speak = (text: string, from: number, pageVariationId?: number): SpokenWord[] =>
  text.split(' ').map((word, index) => ({
    word,
    start: from + index,
    end: from + index + 1,
    ...(pageVariationId === undefined ? {} : { pageVariationId }),
  }))
const timesOf = (rects: readonly Rect[]) => rects.map(({ startTime, endTime }) => [startTime, endTime])

const pages = [
  { pageVariationId: 1, pageNumber: 1, words: [], sentences: listSentences('Good night, moon.', 'The cow jumped.') },
  { pageVariationId: 2, pageNumber: 2, words: [], sentences: [] },
  { pageVariationId: 3, pageNumber: 3, words: [], sentences: listSentences('A quiet old lady.') },
]
const spoken = [...speak('Good night moon the cow jumped', 0, 1), ...speak('A quiet old lady', 6, 3)]

describe('the sentences of a chapter', () => {
  it('get the times of their spoken words on every page without any word rect', () => {
    const outcome = syncChapterSentences(pages, spoken, { language })
    if (outcome.kind !== 'synced') throw new Error(outcome.kind)
    expect(outcome.synced.map(({ page }) => page.pageNumber)).toEqual([1, 3])
    expect(outcome.synced.map(({ sentences }) => timesOf(sentences))).toEqual([
      [
        [0, 3],
        [3, 6],
      ],
      [[6, 10]],
    ])
    expect(outcome.failed).toEqual([])
    const narrations = outcome.synced.flatMap(({ sentences }) => sentences.map(({ timing }) => timing?.narration))
    expect(narrations.every((narration) => typeof narration === 'string')).toBe(true)
  })

  it('find their pages by text if the narration names none', () => {
    const whole = [...speak('Good night moon the cow jumped', 0), ...speak('A quiet old lady', 6)]
    const outcome = syncChapterSentences(pages, whole, { language })
    if (outcome.kind !== 'synced') throw new Error(outcome.kind)
    expect(outcome.synced.map(({ sentences }) => timesOf(sentences)).flat()).toEqual([
      [0, 3],
      [3, 6],
      [6, 10],
    ])
  })

  it('are synced on one page alone on request', () => {
    const outcome = syncChapterSentences(pages, spoken, { language, only: 3 })
    expect(outcome).toMatchObject({ kind: 'synced', synced: [{ page: { pageNumber: 3 } }], failed: [] })
    expect(syncChapterSentences(pages, spoken, { language, only: 2 })).toEqual({ kind: 'no-sentence-rects' })
  })

  it('fail by page, with the reason, and keep no other page from its times', () => {
    const partly = [...speak('entirely different speech here', 0, 1), ...speak('A quiet old lady', 6, 3)]
    const outcome = syncChapterSentences(pages, partly, { language })
    expect(outcome).toMatchObject({
      synced: [{ page: { pageNumber: 3 } }],
      failed: [{ page: { pageNumber: 1 }, reason: 'not-found' }],
    })
    expect(syncChapterSentences(pages, speak('A quiet old lady', 6, 3), { language })).toMatchObject({
      failed: [{ page: { pageNumber: 1 }, reason: 'not-spoken' }],
    })
  })
})
