import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Rect } from '../types'
import { countTimed } from './count-timed'
import type { SpokenWord } from './spoken-word'
import { timeChapter } from './time-chapter'

const texts = fc.array(fc.constantFrom('the', 'moon', 'hung', '—', 'there', 'grey', 'and', 'cold'), {
  minLength: 1,
  maxLength: 60,
})

const rectOf = (word: string, index: number): Rect => ({
  id: `r${index}`,
  x: index * 50,
  y: 0,
  width: 40,
  height: 20,
  word,
})

function timePage(words: Rect[], spoken: readonly SpokenWord[]) {
  const [page] = timeChapter([{ pageVariationId: 1, pageNumber: 1, words }], spoken, { language: 'en' })
  if (page === undefined) throw new Error('A page went in and none came out.')
  return page
}

it('times every word of a page in order, within its narration', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), (text, heard) => {
      const spoken = text
        .map((word, index) => ({ word, start: 5 + index * 0.4, end: 5 + index * 0.4 + 0.35, pageVariationId: 1 }))
        .filter((_, index) => heard[index])
      fc.pre(spoken.length > 0)
      const { words, issues } = timePage(text.map(rectOf), spoken)
      const count = countTimed(words)
      expect(count.timed).toBe(count.words)
      expect(issues).toEqual([])
      let last = 0
      for (const rect of words) {
        expect(rect.startTime).toBeGreaterThanOrEqual(last)
        expect(rect.endTime).toBeGreaterThan(rect.startTime ?? Infinity)
        last = rect.endTime ?? Infinity
      }
      expect(count.estimated).toBe(words.filter((rect) => rect.timing?.source === 'estimated').length)
    }),
    { numRuns: 60 },
  )
})

it('marks a time as estimated if the voice itself guessed it', () => {
  const spoken = [
    { word: 'the', start: 1, end: 1.3, pageVariationId: 1, estimated: true },
    { word: 'moon', start: 1.3, end: 1.8, pageVariationId: 1 },
  ]
  const { words } = timePage(['the', 'moon'].map(rectOf), spoken)
  expect(words.map((rect) => rect.timing?.source)).toEqual(['estimated', 'matched'])
})

it('gives no time to the page number, which is not spoken', () => {
  const spoken = ['the', 'moon'].map((word, index) => ({ word, start: index, end: index + 0.8, pageVariationId: 1 }))
  const rects = [...['the', 'moon'].map(rectOf), { ...rectOf('12', 2), x: 0, y: 400 }]
  const { words } = timePage(rects, spoken)
  expect(countTimed(words)).toEqual({ words: 2, timed: 2, estimated: 0 })
  expect(words[2]).toEqual(rects[2])
})
