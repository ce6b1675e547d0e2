import { describe, expect, it } from 'vitest'
import { fromGoogleVision, orderReading } from '../page-layout/index'
import { buildTextSegments, withTrailingSpace } from '../text/index'
import { fillTimingGaps } from './fill-timing-gaps'
import { syncByWord } from './sync-by-word'
import { validateTimings } from './validate-timings'

const voice = { voiceId: 'v', modelId: 'm', voiceSettings: {} }

/** A page as a recogniser tells it: each line a list of words, in two columns. */
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
      expect(synced.firstUnassignedRect?.word).toBe('1984')
      expect(synced.coverage).toBeGreaterThan(0.9)

      const timed = fillTimingGaps(synced.rects, { start: 0, end: duration })
      expect(validateTimings(timed, { duration })).toEqual([])
      const year = timed.find((rect) => rect.word === '1984')
      expect(year?.timing).toEqual({ source: 'estimated' })
      const before = heard.findIndex(({ word }) => word === (language === 'en' ? 'in' : 'en'))
      expect(year?.startTime).toBeCloseTo(1.3 + before * 0.4)
    },
  )
})
