import { describe, expect, it } from 'vitest'
import { fillTimingGaps } from '../../sync/gap-filling/fill-timing-gaps'
import { readTokens } from '../../testing/read-tokens'
import { syncBySentence } from '../../sync/matching/sync-by-sentence'
import { syncByWord } from '../../sync/matching/sync-by-word'
import { validateTimings } from '../../sync/timing/validate-timings'
import { buildTextSegments } from '../../text/segments/build-text-segments'
import type { Rect } from '../../types'

const WORDS = ['The', 'cat', 'sat', 'down.']

function setPage(numbers: readonly { word: string; x: number; y: number }[], scale = 1): Rect[] {
  const words = WORDS.map((word, at) => ({ word, x: 100 + at * 80, y: 200 + (at >> 1) * 30 }))
  return [...words, ...numbers].map(({ word, x, y }, index) => ({
    id: `r${index}`,
    word,
    x: x * scale,
    y: y * scale,
    width: 12 * word.length * scale,
    height: 20 * scale,
  }))
}

const speech = WORDS.map((word, at) => ({ word, start: at, end: at + 0.9 }))
const voice = { voiceId: 'v', modelId: 'm', voiceSettings: {} }

describe('a page with page numbers', () => {
  const pages = {
    'a number at the top': [{ word: '12', x: 200, y: 100 }],
    'a Devanagari number at the top': [{ word: '१२', x: 200, y: 100 }],
    'a roman number at the foot': [{ word: 'xii', x: 200, y: 320 }],
    'a number between dashes': [{ word: '- 12 -', x: 200, y: 320 }],
    'a number and a speck below it': [
      { word: '12', x: 200, y: 320 },
      { word: '.', x: 90, y: 360 },
    ],
    'the two numbers of a spread': [
      { word: '12', x: 100, y: 320 },
      { word: '13', x: 340, y: 320 },
    ],
  }
  for (const [title, numbers] of Object.entries(pages))
    it(`is synced completely, while page numbers are neither spoken nor timed: ${title}`, async () => {
      for (const scale of [0.4, 0.5, 1, 3]) {
        const rects = setPage(numbers, scale)
        const { coverage, firstUnassignedRect, rects: synced } = syncByWord(rects, speech, { language: 'en' })
        expect([coverage, firstUnassignedRect]).toEqual([1, null])
        const filled = fillTimingGaps(synced, { start: 0, end: 10 })
        const silent = filled.filter(({ startTime }) => startTime === undefined).map(({ word }) => word)
        expect(silent).toEqual(numbers.flatMap(({ word }) => (word === '.' ? [] : [word])))
        expect(validateTimings(filled)).toEqual([])
        const sentence = rects.map((rect) => ({ ...rect, sentenceId: 's' }))
        const timed = syncBySentence(sentence, speech, { language: 'en' }).rects
        expect(timed.filter(({ startTime }) => startTime === undefined).map(({ word }) => word)).toEqual(silent)
        const o = { language: 'en', voice, validateWord: () => false }
        const [spoken] = await buildTextSegments([{ pageVariationId: 1, rects }], o)
        expect(spoken?.textSegments[0]?.text).toMatch(/^The cat sat down\.[ .]*$/)
      }
    })
})

describe('a vertical page', () => {
  it('is spoken like the same words in horizontal lines', async () => {
    const lay = (isVertical: boolean) =>
      ['昔', 'JR-', '駅', '3', '人', '王様'].map((word, at): Rect => {
        const along = at * 62
        return { id: word, word, x: isVertical ? 300 : along, y: isVertical ? along : 0, width: 30, height: 60 }
      })
    const speak = (rects: Rect[]) =>
      buildTextSegments([{ pageVariationId: 1, rects }], { language: 'ja', voice, validateWord: () => true })
    const textsOf = (pages: Awaited<ReturnType<typeof speak>>) => pages[0]?.textSegments.map(({ text }) => text)
    expect(textsOf(await speak(lay(true)))).toEqual(textsOf(await speak(lay(false))))
  })

  it('does not merge words of a column at a hyphen', () => {
    const words = ['昔々', 'data-', 'base', 'です'].map((word, at): Rect => ({
      id: word,
      word,
      x: 300,
      y: at * 62,
      width: 30,
      height: 60,
    }))
    expect(readTokens(words, 'ja').map(({ text }) => text)).toEqual(['昔', '々', 'data-', 'base', 'で', 'す'])
  })
})
