import { describe, expect, it } from 'vitest'
import { fromGoogleVision, orderReading, toSentenceRects } from '../../page-layout/index'
import { buildTextSegments, withTrailingSpace } from '../../text/index'
import { fillTimingGaps } from '../gap-filling/fill-timing-gaps'
import { syncBySentence } from './sync-by-sentence'
import { syncByWord } from './sync-by-word'
import { validateTimings } from '../timing/validate-timings'

const voice = { voiceId: 'v', modelId: 'm', voiceSettings: {} }

/** A recognised page: each line is a list of words, in two columns. */
function recognise(columns: string[][]): unknown {
  const words = columns.flatMap((lines, column) =>
    lines.flatMap((line, at) => {
      let x = 50 + column * 500
      const texts = line.split(' ')
      return texts.map((text, index) => {
        const [left, right, top] = [x, x + text.length * 11, 60 + at * 34]
        x = right + 8
        const type = index === texts.length - 1 ? 'EOL_SURE_SPACE' : 'SPACE'
        return {
          boundingBox: {
            vertices: [
              { x: left, y: top },
              { x: right, y: top },
              { x: right, y: top + 22 },
              { x: left, y: top + 22 },
            ],
          },
          symbols: Array.from(text, (letter, place) => ({
            text: letter,
            ...(place === text.length - 1 ? { property: { detectedBreak: { type } } } : {}),
          })),
        }
      })
    }),
  )
  return {
    responses: [
      {
        fullTextAnnotation: {
          pages: [{ width: 1000, height: 400, blocks: [{ paragraphs: [{ words: words.toReversed() }] }] }],
        },
      },
    ],
  }
}

const PAGES = {
  en: {
    columns: [
      ['The old light-', 'house keeper — a', 'quiet man — lit'],
      ['his lamp in 1984', 'and waited for', 'the morning.'],
    ],
    spoken:
      'Chapter one. The old lighthouse keeper, a quiet man, lit his lamp in nineteen eighty-four and waited for the morning.',
    known: 'lighthouse',
  },
  es: {
    columns: [
      ['El viejo farero —un', 'hombre callado— encen-', 'dió su lámpara'],
      ['en 1984 y esperó,', '¡por fin!, la', 'mañana.'],
    ],
    spoken:
      'El viejo farero, un hombre callado, encendió su lámpara en mil novecientos ochenta y cuatro y esperó, por fin, la mañana.',
    known: 'encendió',
  },
}

describe('a page read along', () => {
  it.each(['en', 'es'] as const)(
    'goes from recognised words in %s to a time for every word, in reading order',
    async (language) => {
      const { columns, spoken, known } = PAGES[language]
      const { words, issues } = fromGoogleVision(recognise(columns), { pageId: 1, pageVariationId: 2 })
      expect(issues).toEqual([])
      const rects = orderReading(words).map(({ rect }) => rect)
      expect(rects.map((rect) => rect.word).join(' ')).toBe(columns.flat().join(' '))

      const [page] = await buildTextSegments([{ pageVariationId: 2, rects }], {
        language,
        voice,
        validateWord: (word) => word === known,
      })
      const text = withTrailingSpace((page?.textSegments ?? []).map((segment) => segment.text).join(''))
      expect(text.includes(known)).toBe(language === 'en')

      const heard = spoken.split(' ').map((word, index) => ({ word, start: 1 + index * 0.4, end: 1.3 + index * 0.4 }))
      const duration = heard.length * 0.4 + 2
      const synced = syncByWord(rects, heard, { language })
      expect([synced.firstUnassignedRect, synced.coverage]).toEqual([null, 1])

      const timed = fillTimingGaps(synced.rects, { start: 0, end: duration })
      expect(validateTimings(timed, { duration })).toEqual([])
      const year = timed.find((rect) => rect.word === '1984')
      expect(year?.timing?.source).toBe('matched')
      const before = heard.findIndex(({ word }) => word === (language === 'en' ? 'in' : 'en'))
      const after = heard.findIndex(({ word }) => word === (language === 'en' ? 'and' : 'esperó,'))
      expect(year?.startTime).toBeCloseTo(heard[before + 1]?.start ?? -1)
      expect(year?.endTime).toBeLessThanOrEqual(heard[after]?.start ?? -1)
    },
  )
})

describe('a page with its number below the text', () => {
  const box = { width: 80, height: 24 }
  const page = ['It', 'was', 'late'].map((word, at) => ({ id: `w${at}`, x: at * 100, y: 60, word, ...box }))
  const number = { id: 'n', x: 100, y: 2000, word: '12', ...box }
  const rects = [...page, number]
  const spoken = ['It', 'was', 'late'].map((word, at) => ({ word, start: at, end: at + 0.8 }))
  const untimed = (of: readonly { word?: string; startTime?: number }[]) =>
    of.filter(({ startTime }) => startTime === undefined).map(({ word }) => word)

  it('neither speaks nor times the number, and keeps its rect [SYNC-004]', async () => {
    const [built] = await buildTextSegments([{ pageVariationId: 2, rects }], {
      language: 'en',
      voice,
      validateWord: () => false,
    })
    expect(built?.textSegments.map(({ text }) => text)).toEqual(['It was late'])
    expect(built?.textSegments.flatMap((segment) => segment.rects)).toEqual(page)

    // Even if it is heard, or all remaining words are timed.
    const heard = [...spoken, { word: '12', start: 3, end: 3.5 }]
    const synced = syncByWord(rects, heard, { language: 'en' })
    expect(synced).toMatchObject({ coverage: 1, firstUnassignedRect: null })
    const filled = fillTimingGaps(synced.rects, { start: 0, end: 5 })
    expect(filled).toHaveLength(rects.length)
    expect(filled.at(-1)).toBe(number)
    expect(untimed(filled)).toEqual(['12'])
    expect(validateTimings(filled, { duration: 5 })).toEqual([])
  })

  it('keeps the number out of the sentence before it, which has no end of its own', () => {
    const sentences = toSentenceRects(rects, { language: 'en' }).map((rect) => ({ ...rect, sentenceId: 's' }))
    const synced = syncBySentence(sentences, spoken, { language: 'en' })
    expect(untimed(synced.rects)).toEqual(['12'])
    expect(synced.coverage).toBe(1)
  })

  it('keeps a manual time of the number', () => {
    const byHand = { ...number, startTime: 4, endTime: 4.5, timing: { source: 'manual' as const } }
    const filled = fillTimingGaps(syncByWord([...page, byHand], spoken, { language: 'en' }).rects, { end: 5 })
    expect(filled.at(-1)).toBe(byHand)
  })

  it('joins a word hyphenated at the page end across the number', async () => {
    const cut = { ...page[2]!, word: 'light-', detectedBreak: { type: 'LINE_BREAK' } }
    const next = [{ id: 'x', x: 0, y: 60, word: 'house', ...box }]
    const built = await buildTextSegments(
      [
        { pageVariationId: 1, rects: [page[0]!, cut, number] },
        { pageVariationId: 2, rects: next },
      ],
      { language: 'en', voice, validateWord: (word) => word === 'lighthouse' },
    )
    expect(built.map((one) => one.textSegments.map(({ text }) => text).join(''))).toEqual(['It lighthouse', ''])
  })
})
