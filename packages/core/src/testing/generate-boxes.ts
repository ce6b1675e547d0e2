import * as fc from 'fast-check'
import type { Box } from '../types'
import { handles } from '../geometry/geometry-types'

const whole = fc.integer({ min: -500, max: 3000 })
const length = fc.integer({ min: 1, max: 800 })

/** Boxes on whole pixels, at and beside a page. */
export const boxes: fc.Arbitrary<Box> = fc.record({ x: whole, y: whole, width: length, height: length })

/** Drag distances in pixels. */
export const deltas = fc.integer({ min: -1000, max: 1000 })

export const anyHandle = fc.constantFrom(...handles)
export const anyNumber = fc.double({ min: -1e6, max: 1e6, noNaN: true })
