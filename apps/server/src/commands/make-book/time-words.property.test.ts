import type { Rect } from '@lectern/core/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timeWords } from './time-words'

const words = fc.array(fc.constantFrom('the', 'moon', 'hung', '—', 'there', 'grey', 'and', 'cold'), {
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

it('times every word of a page inside its narration, in order, and says which times are guesses', () => {
  fc.assert(
    fc.property(words, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), (text, heard) => {
      const spoken = text
        .map((word, index) => ({ word, start: 5 + index * 0.4, end: 5 + index * 0.4 + 0.35, pageVariationId: 1 }))
        .filter((_, index) => heard[index])
      fc.pre(spoken.length > 0)
      const timed = timeWords({ rectsByWords: text.map(rectOf), rects: [] }, spoken, 'en')
      expect(timed.wordsTimed).toBe(timed.words)
      let last = 0
      for (const rect of timed.rectsByWords) {
        expect(rect.startTime).toBeGreaterThanOrEqual(last)
        expect(rect.endTime).toBeGreaterThan(rect.startTime ?? Infinity)
        last = rect.endTime ?? Infinity
      }
      expect(timed.wordsEstimated).toBe(timed.rectsByWords.filter((rect) => rect.timing?.source === 'estimated').length)
    }),
    { numRuns: 60 },
  )
})

it('never passes a time off as heard that the voice itself guessed', () => {
  const spoken = [
    { word: 'the', start: 1, end: 1.3, pageVariationId: 1, estimated: true },
    { word: 'moon', start: 1.3, end: 1.8, pageVariationId: 1 },
  ]
  const timed = timeWords({ rectsByWords: ['the', 'moon'].map(rectOf), rects: [] }, spoken, 'en')
  expect(timed.rectsByWords.map((rect) => rect.timing?.source)).toEqual(['estimated', 'matched'])
})

it('does not count the number of the page, which nobody speaks', () => {
  const spoken = ['the', 'moon'].map((word, index) => ({ word, start: index, end: index + 0.8, pageVariationId: 1 }))
  const rects = [...['the', 'moon'].map(rectOf), { ...rectOf('12', 2), x: 0, y: 400 }]
  const timed = timeWords({ rectsByWords: rects, rects: [] }, spoken, 'en')
  expect([timed.words, timed.wordsTimed, timed.wordsEstimated]).toEqual([2, 2, 0])
  expect(timed.rectsByWords[2]).toEqual(rects[2])
})
