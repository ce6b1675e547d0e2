import { expect, it } from 'vitest'
import { comparePictures } from './compare-pictures.ts'
import type { Picture } from './picture.ts'

function fillPicture(width: number, height: number, value: number): Picture {
  const rgba = new Uint8Array(4 * width * height).fill(value)
  for (let alpha = 3; alpha < rgba.length; alpha += 4) rgba[alpha] = 255
  return { width, height, rgba }
}

/** Returns a copy in which the first `count` pixels are set to a grey. */
function setPixels(picture: Picture, count: number, value: number): Picture {
  const rgba = Uint8Array.from(picture.rgba)
  for (let pixel = 0; pixel < count; pixel++) rgba.fill(value, 4 * pixel, 4 * pixel + 3)
  return { ...picture, rgba }
}

const grey = fillPicture(100, 100, 40)

it('finds no difference between a picture and its copy', () => {
  expect(comparePictures(grey, fillPicture(100, 100, 40))).toEqual({ kind: 'same' })
})

it('ignores up to eight changed pixels and reports nine', () => {
  expect(comparePictures(grey, setPixels(grey, 8, 200)).kind).toBe('same')
  expect(comparePictures(grey, setPixels(grey, 9, 200))).toMatchObject({ kind: 'changed', changedPixels: 9 })
})

it('ignores a grey that differs by 3 of 255 everywhere and reports 4', () => {
  expect(comparePictures(grey, fillPicture(100, 100, 43)).kind).toBe('same')
  expect(comparePictures(grey, fillPicture(100, 100, 44))).toMatchObject({ kind: 'changed', changedPixels: 10_000 })
})

it('reports pictures of different sizes and counts the pixels that only one of them has', () => {
  expect(comparePictures(fillPicture(4, 3, 0), fillPicture(4, 5, 0))).toMatchObject({
    kind: 'changed',
    changedPixels: 8,
    difference: { width: 4, height: 5 },
  })
  expect(comparePictures(fillPicture(5, 3, 255), fillPicture(4, 3, 255))).toMatchObject({
    kind: 'changed',
    changedPixels: 3,
  })
})

it('marks changed pixels in pink', () => {
  const comparison = comparePictures(grey, setPixels(grey, 20, 200))
  if (comparison.kind !== 'changed') throw new Error(`the pictures are ${comparison.kind}`)
  const { rgba } = comparison.difference
  expect([...rgba.subarray(0, 3)]).toEqual([255, 0, 110])
  expect([...rgba.subarray(4 * 20, 4 * 20 + 3)]).not.toEqual([255, 0, 110])
})
