import { describe, expect, test } from 'vitest'
import type { Rect } from '../types'
import { digestSentences } from './digest-sentences'

const rectsOf = (text: string): Rect[] =>
  text.split(' ').map((word, at) => ({ id: `r${at}`, x: at * 100, y: 10, width: 80, height: 30, word }))

const digestsOf = (words: readonly Rect[], language = 'en') =>
  digestSentences(words, { language }).map(({ digest }) => digest)

describe('digestSentences', () => {
  test('names the rects of each sentence', () => {
    const sentences = digestSentences(rectsOf('It rained. The old lamp waved.'), { language: 'en' })
    expect(sentences.map(({ rectIds }) => rectIds)).toEqual([
      ['r0', 'r1'],
      ['r2', 'r3', 'r4', 'r5'],
    ])
  })

  test('changes the digest of the sentence whose word changes, and no other', () => {
    const [first, second] = digestsOf(rectsOf('It rained. The lamp waved.'))
    const changed = digestsOf(rectsOf('It rained. The lamb waved.'))
    expect(changed[0]).toBe(first)
    expect(changed[1]).not.toBe(second)
  })

  test('ignores places, times, ids and the page number', () => {
    const words = rectsOf('It rained.')
    const moved = words.map((rect, at) => ({ ...rect, id: `new${at}`, y: 14, startTime: at, endTime: at + 1 }))
    const pageNumber = { id: 'p', x: 300, y: 900, width: 20, height: 30, word: '12' }
    expect(digestsOf([...moved, pageNumber])).toEqual(digestsOf(words))
  })

  test('changes with the voice, the settings and the pause of a word', () => {
    const [plain] = digestsOf(rectsOf('It rained.'))
    const variants = [{ voiceId: 'anna' }, { modelId: 'm' }, { voiceSettings: { speed: 1.1 } }, { pauseAfter: 0.5 }]
    const digests = variants.map((change) => {
      const [first, ...rest] = rectsOf('It rained.')
      return digestsOf([{ ...first!, ...change }, ...rest])[0]
    })
    expect(new Set([plain, ...digests]).size).toBe(5)
  })

  test('is the same for Chinese text however it is cut into rects', () => {
    const cut = (parts: string[]) => digestsOf(rectsOf(parts.join(' ')), 'zh')
    expect(cut(['今天', '下雨。', '灯', '灭了。'])).toEqual(cut(['今', '天', '下', '雨。', '灯灭', '了。']))
  })

  test('returns nothing for a page without text', () => {
    expect(digestSentences([], { language: 'en' })).toEqual([])
    expect(digestSentences([{ id: 'a', x: 0, y: 0, width: 1, height: 1, word: ' ' }], { language: 'en' })).toEqual([])
  })
})
