import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measureFoundFraction, wordsOf } from '../../testing/measure-found-fraction'
import { materialPath, startTestEngines } from '../../testing/start-test-engines'

const RIGHT = 0.97
/** The long test run reads every page; the usual one, those that differ most from one another. */
const READS_EVERY_PAGE = process.env['LECTERN_EVERY_CASE'] === '1'

let paper: { pixels: Uint8Array; width: number; height: number }
let gold: string[]
beforeAll(async () => {
  const page = sharp(materialPath('drawn-pages/plain-page.png')).toColourspace('b-w').raw()
  const { data, info } = await page.toBuffer({ resolveWithObject: true })
  paper = { pixels: data, width: info.width, height: info.height }
  gold = wordsOf(await readFile(materialPath('drawn-pages/plain-page.txt'), 'utf8'))
})
// Whoever blocks image formats does so for the whole process: pages are drawn before.
const engines = startTestEngines({ recognitionWorkers: 2 })
afterAll(() => engines.close())

type Colour = [red: number, green: number, blue: number]
type Light = (brightness: number, x: number, y: number, lot: number) => Colour | number

/** The page under another light; `x` and `y` are fractions of its size, `lot` is 0 to 1, the same each time. */
function paint(light: Light): Sharp {
  const { pixels, width, height } = paper
  const painted = new Uint8Array(pixels.length * 3)
  let seed = 1
  for (const [place, brightness] of pixels.entries()) {
    seed = (seed * 48_271) % 2_147_483_647
    const lit = light(brightness, (place % width) / width, Math.floor(place / width) / height, seed / 2_147_483_647)
    for (const [channel, value] of (typeof lit === 'number' ? [lit, lit, lit] : lit).entries()) {
      painted[place * 3 + channel] = Math.min(255, Math.max(0, Math.round(value)))
    }
  }
  return sharp(painted, { raw: { width, height, channels: 3 } })
}

/** The page leans: its lines fall by `degrees`, and its corners are filled. */
const leaning = (page: Sharp, degrees: number, background: string): Sharp => page.rotate(degrees, { background })
const tinted =
  (...tint: Colour): Light =>
  (brightness) => {
    const [red, green, blue] = tint
    return [(brightness * red) / 255, (brightness * green) / 255, (brightness * blue) / 255]
  }
const plain: Light = (brightness) => brightness
const cream = tinted(250, 235, 205)
const kraft = tinted(190, 160, 120)

async function readWords(page: Sharp): Promise<string[]> {
  const image = await page.png({ compressionLevel: 1 }).toBuffer()
  const result = await engines.textRecognition.recognise({ image, language: 'en' })
  if (result.kind !== 'recognised') throw new Error(result.message)
  return wordsOf(result.detections.fullTextAnnotation.text)
}

/** Pages that differ most from one another. */
const differentPages: [string, () => Sharp][] = [
  ['print that leans by -5°', () => leaning(paint(plain), -5, '#ffffff')],
  ['the shadow of a gutter', () => paint((brightness, x) => brightness * (1 - 0.85 * Math.exp(-12 * (1 - x))))],
  [
    'faint print on tinted paper that leans',
    () =>
      leaning(
        paint((brightness) => [190 + brightness / 5, 180 + brightness / 5, 150 + brightness / 5]),
        -4,
        '#f0e6c8',
      ),
  ],
  [
    'light letters on dark paper',
    () => paint((brightness) => [30 + (255 - brightness) * 0.8, 225 - brightness * 0.7, 200 - brightness * 0.5]),
  ],
  [
    'a photograph on a dark table',
    () =>
      leaning(
        paint((brightness) => brightness * 0.85),
        2,
        '#463c32',
      ).extend({ top: 30, bottom: 30, left: 30, right: 30, background: '#463c32' }),
  ],
]
const similarPages: [string, () => Sharp][] = [
  ['cream paper that leans, with white corners', () => leaning(paint(cream), 2, '#ffffff')],
  ['clean print', () => paint(plain)],
  ['specks', () => paint((brightness, _x, _y, lot) => (lot < 0.005 ? 0 : lot > 0.995 ? 255 : brightness))],
  ...[-2, -0.5, 1, 3, 5].map((degrees): [string, () => Sharp] => [
    `print that leans by ${degrees}°`,
    () => leaning(paint(plain), degrees, '#ffffff'),
  ]),
  ['cream paper', () => paint(cream)],
  ['brown paper that leans, with white corners', () => leaning(paint(kraft), 2, '#ffffff')],
  ['brown paper that leans, with corners of its own', () => leaning(paint(kraft), -2, '#bea078')],
  ['rose paper that leans, with black corners', () => leaning(paint(tinted(230, 190, 190)), 3, '#000000')],
  ['light from one side', () => paint((brightness, x) => brightness * (1 - 0.5 * x))],
  [
    'a dark upper half, leaning',
    () =>
      leaning(
        paint((brightness, _x, y) => brightness * (0.4 + 0.6 * y)),
        -1.5,
        '#ffffff',
      ),
  ],
  ['faint print', () => paint((brightness) => 200 + (brightness * 50) / 255)],
  ['faint print on dark paper', () => paint((brightness) => 120 + (brightness * 40) / 255)],
  ['black and white', () => paint((brightness) => (brightness > 150 ? 255 : 0))],
  ['noise', () => paint((brightness, _x, _y, lot) => brightness + (lot - 0.5) * 60)],
]
const pages = READS_EVERY_PAGE ? [...differentPages, ...similarPages] : differentPages

describe.concurrent('at least 97 of 100 words are right, and none is invented, on', () => {
  test.each(pages)('%s', async (_name, draw) => {
    const words = await readWords(draw())
    expect(measureFoundFraction(gold, words)).toBeGreaterThanOrEqual(RIGHT)
    expect(words.length).toBeLessThanOrEqual(gold.length * (2 - RIGHT))
  })
})

test('columns are read one after the other, even when the page is skewed', async () => {
  const columns = wordsOf(await readFile(materialPath('drawn-pages/two-columns.txt'), 'utf8'))
  for (const degrees of [0, 1.5]) {
    const page = sharp(materialPath('drawn-pages/two-columns.png')).rotate(degrees, { background: '#ffffff' })
    expect(measureFoundFraction(columns, await readWords(page))).toBeGreaterThanOrEqual(RIGHT)
  }
})

test('the boxes of a skewed page are at its words', async () => {
  const { width, height } = paper
  const degrees = 3
  const image = await leaning(paint(kraft), degrees, '#bea078').png().toBuffer()
  const size = await sharp(image).metadata()
  const [level, leant] = await Promise.all(
    [await paint(plain).png().toBuffer(), image].map((each) =>
      engines.textRecognition.recognise({ image: each, language: 'en' }),
    ),
  )
  if (level?.kind !== 'recognised' || leant?.kind !== 'recognised') throw new Error('A page was not recognised')
  expect(leant).toMatchObject({ width: size.width, height: size.height })
  const middles = [level, leant].map(({ detections }) =>
    detections.textAnnotations.slice(1).map(({ description, boundingPoly: { vertices } }) => ({
      description,
      x: vertices.reduce((sum, { x }) => sum + x, 0) / vertices.length,
      y: vertices.reduce((sum, { y }) => sum + y, 0) / vertices.length,
    })),
  )
  const [straight = [], rotated = []] = middles
  expect(rotated.map(({ description }) => description)).toEqual(straight.map(({ description }) => description))
  const lean = (degrees * Math.PI) / 180
  for (const [index, { x, y }] of straight.entries()) {
    const [fromX, fromY] = [x - width / 2, y - height / 2]
    const expected = {
      x: size.width / 2 + fromX * Math.cos(lean) - fromY * Math.sin(lean),
      y: size.height / 2 + fromX * Math.sin(lean) + fromY * Math.cos(lean),
    }
    expect(Math.hypot((rotated[index]?.x ?? 0) - expected.x, (rotated[index]?.y ?? 0) - expected.y)).toBeLessThan(6)
  }
})
