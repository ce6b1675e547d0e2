import { describe, expect, test } from 'vitest'
import type { GreyImage } from './grey-image'
import { thresholdInk } from './threshold-ink'
import { flattenBackground } from './flatten-background'
import { measureSkew } from './measure-skew'
import { estimateBackground } from './estimate-background'
import { guessRotations } from './guess-rotations'

const WIDTH = 500
const HEIGHT = 700
const LINE_PITCH = 28
const PAPER = 230
const INK = 30

/** Numbers below `most` that look drawn by lot, the same each time. */
function createLot(): (most: number) => number {
  let seed = 1
  return (most) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
}

/**
 * A page of letter-like strokes: bodies 10 high, a third of them with an ascender, a tenth with a descender, the lines
 * falling by `degrees` to the right.
 */
function drawPage(degrees = 0): GreyImage {
  const lot = createLot()
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(PAPER)
  const slope = Math.tan((degrees * Math.PI) / 180)
  for (let line = 0; line < 18; line += 1) {
    for (let x = 50; x < WIDTH - 50; x += 5 + lot(6)) {
      const top = Math.round(80 + line * LINE_PITCH + slope * (x - WIDTH / 2))
      const from = lot(3) === 0 ? -6 : 0
      const to = lot(10) === 0 ? 16 : 10
      for (let y = top + from; y < top + to; y += 1) {
        for (let column = x; column < x + 3; column += 1) pixels[y * WIDTH + column] = INK
      }
    }
  }
  return { pixels, width: WIDTH, height: HEIGHT }
}

/** The page rotated clockwise by quarters. */
function rotate(page: GreyImage, quarters: number): GreyImage {
  if (quarters === 0) return page
  const { pixels, width, height } = page
  const rotated = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rotated[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 0
  }
  return rotate({ pixels: rotated, width: height, height: width }, quarters - 1)
}

function shade(page: GreyImage, brightness: (x: number, y: number) => number): GreyImage {
  const pixels = page.pixels.map((value, index) =>
    Math.round(value * brightness((index % page.width) / page.width, Math.floor(index / page.width) / page.height)),
  )
  return { ...page, pixels }
}

describe('the skew of a page', () => {
  test.each([-5, -1.5, -0.5, 0, 1, 3.3, 6])('is measured to a tenth of a degree at %s degrees', (degrees) => {
    const lines = measureSkew(thresholdInk(drawPage(degrees)), 'across')
    expect(Math.abs(lines.degrees - degrees)).toBeLessThanOrEqual(0.1 + 1e-9)
    expect(lines.sharpness).toBeGreaterThan(5 * lines.usualSharpness)
  })

  test('is measured on dark paper and in a shadow', () => {
    const negative = shade(drawPage(2), () => 1)
    const dark = { ...negative, pixels: negative.pixels.map((value) => 255 - value) }
    const shadowed = shade(drawPage(2), (x, y) => 1 - 0.6 * x * y)
    for (const page of [dark, shadowed]) expect(measureSkew(thresholdInk(page), 'across').degrees).toBeCloseTo(2, 0)
  })

  test('is not significant on a blank page or in scattered dots', () => {
    const blank = { pixels: new Uint8Array(WIDTH * HEIGHT).fill(PAPER), width: WIDTH, height: HEIGHT }
    expect(measureSkew(thresholdInk(blank), 'across').sharpness).toBe(0)
    const lot = createLot()
    const dotted = blank.pixels.map((value) => (lot(50) === 0 ? INK : value))
    const { sharpness, usualSharpness } = measureSkew(thresholdInk({ ...blank, pixels: dotted }), 'across')
    expect(sharpness).toBeLessThan(5 * Math.max(1, usualSharpness))
  })
})

describe('the rotation of a page', () => {
  test('is guessed with the right rotation first; an upright page gets no guess', () => {
    expect(guessRotations(drawPage())).toEqual([])
    expect(guessRotations(drawPage(2))).toEqual([])
    expect(guessRotations(rotate(drawPage(), 2))).toEqual([2])
    expect(guessRotations(rotate(drawPage(), 1))).toEqual([3, 1])
    expect(guessRotations(rotate(drawPage(1), 3))).toEqual([1, 3])
  })
})

test('uneven light is distinguished from even light and corrected', () => {
  const page = drawPage()
  expect(estimateBackground(page, thresholdInk(page)).evenness).toBe(1)
  const shaded = shade(page, (x) => 1 - 0.5 * x)
  const paperOfShaded = estimateBackground(shaded, thresholdInk(shaded))
  expect(paperOfShaded.evenness).toBeLessThan(0.8)
  const even = flattenBackground(shaded, paperOfShaded)
  const paper = even.pixels.filter((_, index) => page.pixels[index] === PAPER)
  const ink = even.pixels.filter((_, index) => page.pixels[index] === INK)
  expect(paper.filter((value) => value < 230).length).toBeLessThan(paper.length / 100)
  expect(ink.filter((value) => value > 60).length).toBeLessThan(ink.length / 100)
})
