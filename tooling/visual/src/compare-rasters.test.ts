import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRasters } from './compare-rasters.ts'
import { drawDifference } from './draw-difference.ts'
import type { Raster } from './raster.ts'
import { tolerance } from './tolerance.ts'

const flat = (width: number, height: number, value: number): Raster => ({
  width,
  height,
  rgb: new Uint8Array(3 * width * height).fill(value),
})

/** The picture with some bytes moved by `step`. */
function altered(raster: Raster, pixels: readonly number[], step: number): Raster {
  const rgb = Uint8Array.from(raster.rgb)
  for (const pixel of pixels) rgb[3 * pixel + 1] = (rgb[3 * pixel + 1] ?? 0) + step
  return { ...raster, rgb }
}

const raster = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: 3 * width * height, maxLength: 3 * width * height })
      .map((rgb): Raster => ({ width, height, rgb })),
  )

describe('comparing pictures', () => {
  it('finds no difference between a picture and itself', () => {
    fc.assert(
      fc.property(raster, (picture) => {
        expect(compareRasters(picture, picture, { step: 0, pixels: 0 })).toEqual({ kind: 'same', changed: 0 })
      }),
    )
  })

  it('finds the same number of changed pixels in both directions', () => {
    fc.assert(
      fc.property(raster, fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 40 }), (picture, value, step) => {
        const other = flat(picture.width, picture.height, value)
        const there = compareRasters(picture, other, { step, pixels: 0 })
        const back = compareRasters(other, picture, { step, pixels: 0 })
        expect(there).toEqual(back)
      }),
    )
  })

  it('lets a few pixels and the smallest steps pass, and nothing beyond', () => {
    const ground = flat(100, 100, 40)
    const few = Array.from({ length: tolerance.pixels }, (_, position) => position)
    expect(compareRasters(ground, altered(ground, few, 90), tolerance).kind).toBe('same')
    const more = [...few, few.length]
    expect(compareRasters(ground, altered(ground, more, 90), tolerance)).toMatchObject({
      kind: 'changed',
      changed: more.length,
      furthest: 90,
    })
    const all = Array.from({ length: 10_000 }, (_, position) => position)
    expect(compareRasters(ground, altered(ground, all, tolerance.step), tolerance).kind).toBe('same')
    expect(compareRasters(ground, altered(ground, all, tolerance.step + 1), tolerance).kind).toBe('changed')
  })

  it('says so when the picture has another size', () => {
    expect(compareRasters(flat(4, 3, 0), flat(4, 5, 0), tolerance)).toEqual({
      kind: 'resized',
      expected: '4 × 3',
      actual: '4 × 5',
    })
  })
})

it('draws the two pictures and what is changed side by side', () => {
  const [before, after] = [flat(10, 4, 10), flat(10, 6, 200)]
  expect(drawDifference(before, after, null)).toMatchObject({ width: 28, height: 6 })
  const changed = altered(before, [0], 100)
  const comparison = compareRasters(before, changed, { step: 0, pixels: 0 })
  if (comparison.kind !== 'changed') throw new Error(`it was ${comparison.kind}`)
  const drawn = drawDifference(before, changed, comparison.mask)
  expect(drawn).toMatchObject({ width: 46, height: 4 })
  expect([...drawn.rgb.subarray(3 * 36, 3 * 38)]).toEqual([255, 0, 110, 5, 5, 5])
})
