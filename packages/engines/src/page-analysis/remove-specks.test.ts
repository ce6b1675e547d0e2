import { expect, test } from 'vitest'
import type { GreyImage } from './grey-image'
import { removeSpecks } from './remove-specks'

const WIDTH = 120
const HEIGHT = 90

/** Heavy strokes on light paper. */
function drawStrokes(): GreyImage {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, place) => {
    const [x, y] = [place % WIDTH, Math.floor(place / WIDTH)]
    return x % 20 < 8 && y % 30 > 8 ? 20 : 235
  })
  return { pixels, width: WIDTH, height: HEIGHT }
}

function sprinkle(image: GreyImage, every: number, speck: number): GreyImage {
  const pixels = image.pixels.map((value, place) => (place % every === 7 ? speck : value))
  return { ...image, pixels }
}

function countDifferences(one: GreyImage, other: GreyImage): number {
  return one.pixels.filter((value, place) => Math.abs(value - (other.pixels[place] ?? 0)) > 20).length
}

test.each([
  ['black', 0],
  ['white', 255],
])('removes %s specks and keeps strokes', (_name, speck) => {
  const clean = drawStrokes()
  const speckled = sprinkle(clean, 41, speck)
  const before = countDifferences(speckled, clean)
  // Dots at the very edges of strokes are not distinguished from them.
  expect(countDifferences(removeSpecks(speckled), clean)).toBeLessThan(0.4 * before)
})

test('returns a page unchanged when it has no more specks than print', () => {
  const clean = drawStrokes()
  expect(removeSpecks(clean)).toBe(clean)
  const almost = sprinkle(clean, 5000, 0)
  expect(removeSpecks(almost)).toBe(almost)
})
