import { cornersOfImage, createHomography, type PageCorners } from '@lectern/core/page-photographs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { materialPath, startTestEngines } from '../testing/start-test-engines'
import { analysePhotograph } from './analyse-photograph'
import { findPageCorners } from './find-page-corners'
import { measureEdgeSharpness } from './measure-edge-sharpness'
import { warpImage, type PixelImage } from './warp-image'

const PHOTOGRAPH = { width: 1000, height: 1300 }
const TABLE = 70

let paper: PixelImage
beforeAll(async () => {
  const page = sharp(materialPath('drawn-pages/plain-page.png')).flatten({ background: '#ffffff' }).resize(1000)
  const { data, info } = await page.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  paper = { pixels: new Uint8Array(data), width: info.width, height: info.height, channels: 1 }
})
// Whoever blocks image formats does so for the whole process: pages are drawn before.
const engines = startTestEngines()
afterAll(() => engines.close())

const slanted: PageCorners = [
  { x: 130, y: 90 },
  { x: 900, y: 120 },
  { x: 870, y: 1220 },
  { x: 100, y: 1170 },
]

/** The page on a table, seen at a slant and in another light. */
function photograph(corners: PageCorners, light: (x: number, y: number) => number = () => 1): PixelImage {
  const { page, toPage } = createHomography(corners)
  const pixels = new Uint8Array(PHOTOGRAPH.width * PHOTOGRAPH.height).fill(TABLE)
  for (const [pixel] of pixels.entries()) {
    const [column, row] = [pixel % PHOTOGRAPH.width, Math.floor(pixel / PHOTOGRAPH.width)]
    const spot = toPage(column + 0.5, row + 0.5)
    const [x, y] = [spot.x / page.width, spot.y / page.height]
    const isPage = x >= 0 && y >= 0 && x < 1 && y < 1
    const shown = isPage
      ? (paper.pixels[Math.floor(y * paper.height) * paper.width + Math.floor(x * paper.width)] ?? 0)
      : TABLE
    pixels[pixel] = Math.round(shown * light(column / PHOTOGRAPH.width, row / PHOTOGRAPH.height))
  }
  return { pixels, ...PHOTOGRAPH, channels: 1 }
}

const encode = ({ pixels, width, height }: PixelImage) =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()

const farthest = (corners: PageCorners, expected: PageCorners): number =>
  Math.max(
    ...corners.map(({ x, y }, index) => Math.hypot(x - (expected[index]?.x ?? 0), y - (expected[index]?.y ?? 0))),
  )

describe('the proposal for a photograph', () => {
  test('finds the edges of a page on a table to within a hundredth of its size', () => {
    for (const corners of [
      slanted,
      [slanted[0], { x: 870, y: 60 }, { x: 910, y: 1200 }, { x: 60, y: 1240 }],
    ] as const) {
      const found = findPageCorners(photograph(corners))
      expect(found === null ? Infinity : farthest(found, corners)).toBeLessThan(14)
    }
  })

  test('finds them in the shadow of a hand and in dim light', () => {
    const dim = findPageCorners(photograph(slanted, (x, y) => 0.75 - 0.25 * x - 0.05 * y))
    expect(dim === null ? Infinity : farthest(dim, slanted)).toBeLessThan(14)
  })

  test('keeps a page that fills its photograph, however much ink is on it', () => {
    const { pixels, width, height } = paper
    expect(findPageCorners({ pixels, width, height })).toBeNull()
    // A picture that fills the lower half of the page, to its edges.
    const picture = pixels.map((value, pixel) => (pixel > pixels.length / 2 ? 40 : value))
    expect(findPageCorners({ pixels: picture, width, height })).toBeNull()
    expect(analysePhotograph({ pixels, width, height }, { width, height })).toMatchObject({
      findings: [],
      plan: { corners: cornersOfImage({ width, height }), light: 'kept' },
    })
  })

  test('tells a dark photograph, a shadow, and one without sharp text', () => {
    const findings = (image: PixelImage) => analysePhotograph(image, PHOTOGRAPH).findings
    expect(findings(photograph(slanted, () => 0.5))).toEqual(expect.arrayContaining(['margin', 'dark']))
    expect(findings(photograph(slanted, (x) => 1 - 0.6 * x))).toContain('uneven-light')
    expect(findings(photograph(slanted))).toEqual(['margin'])
  })

  test('finds no fault with the few sharp letters of a title, and tells blurred ones', async () => {
    const strokes = new Uint8Array(PHOTOGRAPH.width * PHOTOGRAPH.height).fill(235)
    for (let letter = 0; letter < 24; letter += 1) {
      const left = 300 + 14 * letter
      for (let row = 400; row < 424; row += 1) {
        strokes.fill(40, row * PHOTOGRAPH.width + left, row * PHOTOGRAPH.width + left + 3)
      }
    }
    const findings = (pixels: Uint8Array) => analysePhotograph({ pixels, ...PHOTOGRAPH }, PHOTOGRAPH).findings
    expect(findings(strokes)).not.toContain('no-sharp-text')
    const blurred = sharp(strokes, { raw: { ...PHOTOGRAPH, channels: 1 } })
      .blur(5)
      .toColourspace('b-w')
    expect(findings(new Uint8Array(await blurred.raw().toBuffer()))).toContain('no-sharp-text')
    expect(findings(strokes.map(() => 235))).toContain('no-sharp-text')
  })

  test('tells a blurred page, and one without any contrast', async () => {
    const sharpness = async (sigma: number) => {
      const { width, height } = paper
      const blurred = sharp(paper.pixels, { raw: { width, height, channels: 1 } }).blur(sigma)
      const pixels = new Uint8Array(await blurred.toColourspace('b-w').raw().toBuffer())
      return measureEdgeSharpness({ pixels, width, height })
    }
    expect(await sharpness(0.5)).toBeGreaterThan(0.3)
    expect(await sharpness(5)).toBeLessThan(0.14)
    expect(measureEdgeSharpness({ ...paper, pixels: paper.pixels.map(() => 120) })).toBe(0)
  })
})

describe('the worker', () => {
  test('turns a page that lies upside down on a table upright, once recognition confirms it', async () => {
    const [a, b, c, d] = slanted
    const image = await encode(photograph([c, d, a, b]))
    const proposal = await engines.pagePhotographs.propose({ image, language: 'en' })
    expect(proposal).toMatchObject({ kind: 'proposed', findings: expect.arrayContaining(['turned', 'margin']) })
    if (proposal.kind !== 'proposed' || proposal.plan === null) throw new Error('Nothing was proposed')
    expect(farthest(proposal.plan.corners, [c, d, a, b])).toBeLessThan(14)
  }, 60_000)

  test('makes the paper evenly white, and cuts exactly what the plan names', async () => {
    const image = await encode(photograph(slanted, (x) => 0.8 - 0.4 * x))
    const corrected = await engines.pagePhotographs.correct({
      image,
      plan: { corners: slanted, light: 'even', brightness: 1 },
    })
    if (corrected.kind !== 'corrected') throw new Error(corrected.message)
    const { page } = createHomography(slanted)
    expect(corrected.image).toMatchObject({ ...page, contentType: 'image/webp' })
    const { channels } = await sharp(corrected.image.bytes).extract({ left: 0, top: 0, width: 60, height: 900 }).stats()
    const right = await sharp(corrected.image.bytes)
      .extract({ left: page.width - 60, top: 0, width: 60, height: 900 })
      .stats()
    expect(Math.min(channels[0]?.mean ?? 0, right.channels[0]?.mean ?? 0)).toBeGreaterThan(235)
    expect(await engines.pagePhotographs.propose({ image: Buffer.from('no image') })).toMatchObject({
      kind: 'failed',
      code: 'not-an-image',
    })
  }, 30_000)

  test('keeps every pixel of a page that is only turned', () => {
    const turned = warpImage(paper, createHomography(cornersOfImage(paper)))
    expect(turned.pixels).toEqual(paper.pixels)
  })
})
