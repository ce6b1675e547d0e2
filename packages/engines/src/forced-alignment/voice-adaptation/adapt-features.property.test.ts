import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FeatureFrames, computeDistance, quantise } from '../features/feature-frames'
import { findEigenvectors } from './find-eigenvectors'
import { adaptFeatures } from './adapt-features'

const number = fc.double({ min: -10, max: 10, noNaN: true })
const matrices = fc
  .integer({ min: 1, max: 6 })
  .chain((size) => fc.array(number, { minLength: size * size, maxLength: size * size }))

test('eigenvectors are orthogonal, and the matrix can be rebuilt from them and the eigenvalues', () => {
  fc.assert(
    fc.property(matrices, (values) => {
      const size = Math.sqrt(values.length)
      const at = (row: number, column: number) =>
        ((values[row * size + column] ?? 0) + (values[column * size + row] ?? 0)) / 2
      const matrix = Float64Array.from(values, (_, cell) => at(Math.floor(cell / size), cell % size))
      const found = findEigenvectors(matrix, size)
      const sum = (row: number, column: number, weigh: (axis: number) => number) => {
        let total = 0
        for (let axis = 0; axis < size; axis += 1) {
          const [x, y] = [found.vectors[row * size + axis] ?? 0, found.vectors[column * size + axis] ?? 0]
          total += x * y * weigh(axis)
        }
        return total
      }
      for (let row = 0; row < size; row += 1) {
        for (let column = 0; column < size; column += 1) {
          expect(sum(row, column, (axis) => found.values[axis] ?? 0)).toBeCloseTo(matrix[row * size + column] ?? 0, 6)
          expect(sum(row, column, () => 1)).toBeCloseTo(row === column ? 1 : 0, 6)
        }
      }
    }),
  )
})

const SIZE = 4
const FRAMES = 600
/** Small enough that no mixture is clipped. */
const LOUDNESS = 2

/** Makes frames of independent components, the same for the same seed. */
function createFrames(seed: number): FeatureFrames {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return LOUDNESS * (state / 1_073_741_824 - 1)
  }
  return { count: FRAMES, size: SIZE, values: Int8Array.from({ length: FRAMES * SIZE }, () => quantise(next())) }
}

/** Makes the same sounds in another voice: each component is a mixture of all, plus some noise. */
function changeVoice({ count, size, values }: FeatureFrames, mixture: readonly number[], seed: number) {
  const own = createFrames(seed)
  const mixed = new Int8Array(values.length)
  for (let frame = 0; frame < count; frame += 1) {
    for (let row = 0; row < size; row += 1) {
      let sum = 0.2 * (own.values[frame * size + row] ?? 0)
      for (let column = 0; column < size; column += 1) {
        sum += (mixture[row * size + column] ?? 0) * (values[frame * size + column] ?? 0)
      }
      mixed[frame * size + row] = Math.round(sum)
    }
  }
  return { count, size, values: mixed }
}

test('after adaptation, the same sound in two voices is closer than any other sound', () => {
  // Diagonally dominant, so that the mixture is invertible.
  const mixtures = fc
    .array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { minLength: SIZE * SIZE, maxLength: SIZE * SIZE })
    .map((values) => values.map((value, cell) => value + (cell % (SIZE + 1) === 0 ? (cell % 2 === 0 ? 2 : -2) : 0)))
  fc.assert(
    fc.property(mixtures, fc.integer({ min: 1, max: 1e6 }), (mixture, seed) => {
      const one = createFrames(seed)
      const other = changeVoice(one, mixture, seed + 1)
      const all = Int32Array.from({ length: FRAMES }, (_, frame) => frame)
      const adapted = adaptFeatures(one, other, { reference: all, recording: all })
      let nearest = 0
      for (let frame = 0; frame < FRAMES; frame += 10) {
        const own = computeDistance(adapted.reference, frame, adapted.recording, frame)
        const others = [37, 151, 311].map((away) =>
          computeDistance(adapted.reference, frame, adapted.recording, (frame + away) % FRAMES),
        )
        if (others.every((distance) => distance > own)) nearest += 1
      }
      expect(nearest).toBeGreaterThan(0.8 * (FRAMES / 10))
    }),
    { numRuns: 30 },
  )
})

test('all components stay finite with only two pairs of frames', () => {
  const one = createFrames(5)
  const few = Int32Array.of(0, 1)
  const { reference } = adaptFeatures(one, one, { reference: few, recording: few })
  expect(reference.count).toBe(FRAMES)
  expect(reference.size).toBe(SIZE)
  expect(reference.values.every((value) => Number.isFinite(value))).toBe(true)
})
