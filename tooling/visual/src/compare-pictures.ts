import pixelmatch from 'pixelmatch'
import type { Picture } from './picture.ts'

/**
 * Colour distance above which pixelmatch counts a pixel as changed, from 0 to 1. The README says what it is based on:
 * 0.0125 lets a grey differ by 3 of 255 and reports 4.
 */
const THRESHOLD = 0.0125

/** Pictures with at most this many changed pixels count as equal, whatever their size. */
const MAX_CHANGED_PIXELS = 8

const CHANGED_COLOR: [number, number, number] = [255, 0, 110]

export type Comparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly changedPixels: number; readonly difference: Picture }

/**
 * Compares two pictures pixel by pixel. Pictures of different sizes are always changed; both are compared on a canvas
 * that holds either, and pixels that only one of them has count as changed.
 *
 * @returns for changed pictures also a faint copy with the changed pixels in pink
 */
export function comparePictures(before: Picture, after: Picture): Comparison {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const difference = new Uint8Array(4 * width * height)
  const changedPixels = pixelmatch(
    enlarge(before, after, width, height),
    enlarge(after, before, width, height),
    difference,
    width,
    height,
    { threshold: THRESHOLD, includeAA: true, diffColor: CHANGED_COLOR, alpha: 0.2 },
  )
  const isResized = before.width !== after.width || before.height !== after.height
  if (!isResized && changedPixels <= MAX_CHANGED_PIXELS) return { kind: 'same' }
  return { kind: 'changed', changedPixels, difference: { width, height, rgba: difference } }
}

/** Copies a picture to the top left of a larger one; pixels that only the other picture has get a colour unlike its own. */
function enlarge(picture: Picture, other: Picture, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.rgba
  const rgba = new Uint8Array(4 * width * height)
  copyRows(other, rgba, width)
  for (const [index, value] of rgba.entries()) rgba[index] = index % 4 === 3 ? 255 : value ^ 0x80
  copyRows(picture, rgba, width)
  return rgba
}

function copyRows(from: Picture, to: Uint8Array, width: number): void {
  for (let row = 0; row < from.height; row++) {
    to.set(from.rgba.subarray(4 * row * from.width, 4 * (row + 1) * from.width), 4 * row * width)
  }
}
