import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../../types'
import { toSentenceRects } from './to-sentence-rects'

const WORDS_A_LINE = 5

function setWords(words: readonly string[]): Rect[] {
  return words.map((word, index) => ({
    id: `w${index}`,
    x: (index % WORDS_A_LINE) * 70,
    y: Math.floor(index / WORDS_A_LINE) * 30,
    width: 60,
    height: 20,
    word,
    detectedBreak: { type: index % WORDS_A_LINE === WORDS_A_LINE - 1 ? 'EOL_SURE_SPACE' : 'SPACE' },
  }))
}

const someSentence = fc
  // Words of vowels alone, because no abbreviation is, and an abbreviation would not end the sentence.
  .array(fc.stringMatching(/^[aeiou]{3,6}$/), { minLength: 1, maxLength: 12 })
  .map((rest) => ['The', ...rest.slice(0, -1), `${rest.at(-1) ?? 'end'}.`])

describe('toSentenceRects', () => {
  it('returns one rect for each sentence and line, and one id for the rects of a sentence [SYNC-014]', () => {
    fc.assert(
      fc.property(fc.array(someSentence, { minLength: 1, maxLength: 6 }), (sentences) => {
        const rects = toSentenceRects(setWords(sentences.flat()), { language: 'en' })
        const texts = new Map<string, string[]>()
        for (const rect of rects)
          texts.set(rect.sentenceId ?? '', [...(texts.get(rect.sentenceId ?? '') ?? []), rect.word ?? ''])
        expect([...texts.values()].map((parts) => parts.join(' '))).toEqual(sentences.map((words) => words.join(' ')))
        expect(new Set(rects.map((rect) => rect.id)).size).toBe(rects.length)
        const lines = rects.map((rect) => `${rect.sentenceId} ${rect.y}`)
        expect(new Set(lines).size).toBe(lines.length)
      }),
    )
  })

  it('gives each rect the bounds of its words and the times of the whole sentence', () => {
    const words = setWords(['One', 'two', 'three', 'four', 'five', 'six.', 'Seven.']).map((rect, index) => ({
      ...rect,
      startTime: index,
      endTime: index + 1,
    }))
    expect(toSentenceRects(words, { language: 'en' })).toMatchObject([
      { word: 'One two three four five', x: 0, y: 0, width: 340, height: 20, startTime: 0, endTime: 6 },
      { word: 'six.', x: 0, y: 30, width: 60, startTime: 0, endTime: 6 },
      { word: 'Seven.', x: 70, y: 30, startTime: 6, endTime: 7 },
    ])
  })

  it('writes Japanese without the spaces that gaps suggest', () => {
    const words = setWords(['光学', '文字', '認識', 'で', 'ある。', '次']).map(({ detectedBreak, ...rect }) => ({
      ...rect,
      ...(detectedBreak?.type === 'SPACE' || detectedBreak === undefined ? {} : { detectedBreak }),
    }))
    expect(toSentenceRects(words, { language: 'ja' }).map((rect) => rect.word)).toEqual(['光学文字認識である。', '次'])
  })
})
