import * as fc from 'fast-check'

/** Numbers that code is not written for, ordinary ones among them. */
export const strangeNumbers = fc.oneof(
  fc.constantFrom(
    NaN,
    Infinity,
    -Infinity,
    0,
    -0,
    -1,
    0.5,
    Number.MIN_VALUE,
    Number.MAX_VALUE,
    -Number.MAX_VALUE,
    Number.EPSILON,
    2 ** 32,
    2 ** 53,
    1e-300,
    1e300,
  ),
  fc.double(),
  fc.integer({ min: -1000, max: 1000 }),
)

/** Boxes of such numbers. */
export const strangeBoxes = fc.record({
  x: strangeNumbers,
  y: strangeNumbers,
  width: strangeNumbers,
  height: strangeNumbers,
})
