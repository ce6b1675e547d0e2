import type { RecognisedWord, TextRecognitionResult } from '@lectern/backend/ports'
import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { measureLetterFraction } from '../testing/measure-letter-fraction'
import { materialPath, startTestEngines } from '../testing/start-test-engines'

/** The long test run reads every language; the usual one, those that differ most from one another. */
const READS_EVERY_LANGUAGE = process.env['LECTERN_EVERY_CASE'] === '1'
const inLongRun = <Row>(...rows: Row[]): Row[] => (READS_EVERY_LANGUAGE ? rows : [])

const engines = startTestEngines({ recognitionWorkers: 1 })
afterAll(() => engines.close())

interface Read {
  result: TextRecognitionResult
  text: string
}
const pages = new Map<string, Promise<Read>>()

async function read(page: string): Promise<Read> {
  const image = await readFile(materialPath(`drawn-pages/${page}.png`))
  const text = await readFile(materialPath(`drawn-pages/${page}.txt`), 'utf8')
  const language = page.replace('-upright', '')
  return { result: await engines.textRecognition.recognise({ image, language }), text }
}

/** Each page is recognised once. */
function recognise(page: string): Promise<Read> {
  const known = pages.get(page) ?? read(page)
  pages.set(page, known)
  return known
}

function wordsIn(result: TextRecognitionResult): RecognisedWord[] {
  if (result.kind !== 'recognised') throw new Error(result.message)
  return result.detections.fullTextAnnotation.pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ words }) => words)),
  )
}

const textOf = ({ symbols }: RecognisedWord): string => symbols.map(({ text }) => text).join('')
const breakAfter = ({ symbols }: RecognisedWord): string | undefined => symbols.at(-1)?.property?.detectedBreak?.type
const leftOf = ({ boundingBox }: RecognisedWord): number => Math.min(...boundingBox.vertices.map(({ x }) => x))

/** Lines of words, as the breaks part them. */
function linesOf(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const lines: RecognisedWord[][] = [[]]
  for (const word of words) {
    lines.at(-1)?.push(word)
    if (/LINE_BREAK|EOL/.test(breakAfter(word) ?? '')) lines.push([])
  }
  return lines.filter((line) => line.length > 0)
}

describe.each<[language: string, fraction: number]>([
  ['es', 0.99],
  ['zh', 0.97],
  ['ja', 0.94],
  ['ja-upright', 0.94],
  ['hi', 0.99],
  ['ar', 0.97],
  // Marks above and below the letters are often lost.
  ['my', 0.85],
  ...inLongRun<[string, number]>(['zh-Hant', 0.97], ['ko', 0.97]),
])('a page in %s', (language, fraction) => {
  test(`has ${fraction * 100} of 100 letters right, each word with its break and a confidence`, async () => {
    const { result, text } = await recognise(language)
    const words = wordsIn(result)
    if (result.kind !== 'recognised') throw new Error(result.message)
    expect(measureLetterFraction(text, result.detections.fullTextAnnotation.text)).toBeGreaterThanOrEqual(fraction)
    for (const { confidence = -1 } of words) {
      expect(confidence).toBeGreaterThanOrEqual(0)
      expect(confidence).toBeLessThanOrEqual(1)
    }
    const written: Readonly<Record<string, string>> = { SPACE: ' ', SURE_SPACE: ' ' }
    const joined = words.map((word) => {
      const type = breakAfter(word)
      return textOf(word) + (type === undefined ? '' : (written[type] ?? '\n'))
    })
    expect(joined.join('')).toBe(result.detections.fullTextAnnotation.text)
  })
})

test.each(['zh', 'ja'])(
  'splits %s into dictionary words with their punctuation, without spaces',
  async (language) => {
    const { result } = await recognise(language)
    const words = wordsIn(result)
    const inner = words.filter((word) => !/LINE_BREAK|EOL/.test(breakAfter(word) ?? ''))
    expect(inner.filter((word) => breakAfter(word) === undefined).length).toBeGreaterThan(0.95 * inner.length)
    const texts = words.map(textOf)
    expect(texts.filter((text) => /^[，。、！？”」]+$/u.test(text))).toEqual([])
    expect(texts).toEqual(
      expect.arrayContaining(language === 'zh' ? ['妈妈', '火车', '时候，'] : ['吾輩', '人間', '日本']),
    )
  },
  60_000,
)

test('splits Korean into words at spaces', async () => {
  const { result, text } = await recognise('ko')
  const wanted = new Set(text.split(/\s+/).filter(Boolean))
  const found = wordsIn(result).map(textOf)
  expect(found.filter((word) => wanted.has(word)).length).toBeGreaterThanOrEqual(0.95 * wanted.size)
})

test('returns the words of an Arabic line from right to left', async () => {
  const { result } = await recognise('ar')
  const lines = linesOf(wordsIn(result))
  expect(lines.length).toBeGreaterThanOrEqual(7)
  for (const line of lines) {
    const lefts = line.map(leftOf)
    expect(lefts).toEqual(lefts.toSorted((a, b) => b - a))
  }
})

test('returns vertical Japanese lines from right to left, their words and letters downwards', async () => {
  const { result } = await recognise('ja-upright')
  const lines = linesOf(wordsIn(result))
  expect(lines).toHaveLength(9)
  const lefts = lines.map((line) => Math.min(...line.map(leftOf)))
  expect(lefts).toEqual(lefts.toSorted((a, b) => b - a))
  const tops = lines.map((line) => line.flatMap(({ symbols }) => symbols.map((symbol) => symbol.boundingBox.vertices)))
  const steps = tops.flatMap((line) =>
    line.slice(1).map((vertices, index) => [line[index]?.[0]?.y ?? 0, vertices[0]?.y ?? 0]),
  )
  // A letter that is recognised twice comes in any order.
  expect(steps.filter(([before = 0, after = 0]) => after > before).length).toBeGreaterThan(0.98 * steps.length)
  for (const vertices of tops.flat()) expect(vertices[2]?.y).toBeGreaterThan(vertices[0]?.y ?? 0)
})

test('lists the languages of Lectern, and names the package to install for another one', async () => {
  const { textRecognition } = engines
  const languages = ['en', 'es', 'zh', 'ja', 'ko', 'hi', 'ar', 'my']
  expect(await textRecognition.languages()).toEqual(expect.arrayContaining(languages))
  const image = await readFile(materialPath('drawn-pages/es.png'))
  const refused = await textRecognition.recognise({ image, language: 'ru-RU' })
  expect(refused).toMatchObject({ kind: 'failed', code: 'unsupported-language' })
  expect(refused).toMatchObject({ message: expect.stringContaining('npm install @tesseract.js-data/rus') })
  const unknown = await textRecognition.recognise({ image, language: 'tlh' })
  expect(unknown).toMatchObject({ message: expect.stringContaining('en, es') })
})
