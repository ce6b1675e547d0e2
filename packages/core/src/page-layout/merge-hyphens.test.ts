import { describe, expect, it } from 'vitest'
import pairs from '@lectern/material/hyphenation/alto-pairs.json'
import type { Rect } from '../types'
import { mergeHyphens } from './merge-hyphens'

function cut(first: string, second: string, type = 'EOL_SURE_SPACE'): Rect[] {
  const box = { width: 60, height: 20 }
  return [
    { id: 'first', x: 300, y: 0, word: first, detectedBreak: { type }, ...box },
    { id: 'second', x: 0, y: 30, word: second, detectedBreak: { type: 'SPACE' }, ...box },
  ]
}

describe('mergeHyphens', () => {
  it('merges the real pairs that a dictionary accepts, and none that it refuses', async () => {
    const accepted = new Set(
      pairs.filter((pair) => pair.dict_valid_cased || pair.dict_valid_lower).map((pair) => pair.merged),
    )
    for (const pair of pairs) {
      const words = cut(pair.part1, pair.part2)
      const { words: merged } = await mergeHyphens(words, {
        language: 'en',
        validateWord: (word) => accepted.has(word),
      })
      const apart = words.map((rect) => ({ text: rect.word, rects: [rect] }))
      expect(merged).toEqual(accepted.has(pair.merged) ? [{ text: pair.alto_merged, rects: words }] : apart)
    }
  })

  it('merges at every hyphen, in every language, and where the recogniser left it out', async () => {
    for (const hyphen of ['-', '\u2010', '\u2011', '\u00ad', '¬']) {
      const { words } = await mergeHyphens(cut(`ca${hyphen}`, 'sa.'), {
        language: 'es',
        validateWord: (word) => word === 'casa',
      })
      expect(words.map(({ text }) => text)).toEqual(['casa.'])
    }
    const { words } = await mergeHyphens(cut('ca', 'sa', 'HYPHEN'), {
      language: 'es',
      validateWord: (word) => word === 'casa',
    })
    expect(words.map(({ text }) => text)).toEqual(['casa'])
  })

  it('leaves ranges, dashes, and hyphens in mid-line', async () => {
    for (const words of [cut('10-', '20'), cut('word—', 'word'), cut('two-', 'and', 'SPACE'), cut('--', 'word')]) {
      const merged = await mergeHyphens(words, { language: 'en', validateWord: () => true })
      expect(merged.words.map(({ rects }) => rects.length)).toEqual([1, 1])
    }
  })

  it('goes on when the dictionary fails, and says of which word', async () => {
    const { words, issues } = await mergeHyphens(cut('in-', 'to'), {
      language: 'en',
      validateWord: () => Promise.reject(new Error('offline')),
    })
    expect(words).toHaveLength(2)
    expect(issues).toMatchObject([{ code: 'validation-failed', id: 'first', index: 0 }])
    expect(issues[0]?.message).toContain('into')
  })
})
