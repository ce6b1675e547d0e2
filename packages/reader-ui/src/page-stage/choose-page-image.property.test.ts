import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choosePageImage } from './choose-page-image'

const steps = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
const anySize = fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.double(), fc.constantFrom(...steps))

describe('choosePageImage', () => {
  test('requests the smallest width from 640 to 3840 that fills the container [CONST-005]', () => {
    fc.assert(
      fc.property(anySize, fc.constantFrom(1, 1.5, 2, 3), (cssPixels, pixelRatio) => {
        const { widthPixels } = choosePageImage(cssPixels, { pixelRatio })
        expect(widthPixels >= 640 && widthPixels <= 3840).toBe(true)
        const smaller = steps.filter((step) => step < widthPixels)
        for (const step of smaller) expect(step < cssPixels * pixelRatio).toBe(true)
        if (cssPixels * pixelRatio <= 3840) expect(widthPixels >= cssPixels * pixelRatio).toBe(true)
      }),
    )
  })

  test('the steps are 640, 750, 828, 1080, 1200, 1920, 2048 and 3840 [CONST-007]', () => {
    const asked = new Set(Array.from({ length: 5000 }, (_, pixels) => choosePageImage(pixels).widthPixels))
    expect([...asked]).toEqual(steps)
  })

  test('the quality is 75 [CONST-006]', () => {
    for (const pixels of [1, 640, 9999, NaN]) expect(choosePageImage(pixels).quality).toBe(75)
  })

  test('treats an unknown size as the smallest and an invalid ratio as 1', () => {
    expect(choosePageImage(NaN).widthPixels).toBe(640)
    expect(choosePageImage(-5).widthPixels).toBe(640)
    for (const pixelRatio of [0, -1, NaN]) expect(choosePageImage(700, { pixelRatio }).widthPixels).toBe(750)
    expect(choosePageImage(Infinity).widthPixels).toBe(3840)
  })
})
