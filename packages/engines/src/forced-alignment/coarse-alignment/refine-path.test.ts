import { expect, test } from 'vitest'
import type { WarpPath } from '../time-warping/band'
import type { FeatureFrames } from '../features/feature-frames'
import { FINEST_GROUP_SIZE, refinePath } from './refine-path'

const SIZE = 12
const COARSE = 32
const FINEST = FINEST_GROUP_SIZE
const RATIO = COARSE / FINEST

/** Makes groups of the finest level: sounds of three groups each, the same for the same seed. */
function soundsOf(groups: number, seed: number): number[][] {
  let state = seed
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648 - 0.5
  const sounds: number[][] = []
  while (sounds.length < groups) {
    const sound = Array.from({ length: SIZE }, () => next() * 100)
    for (let copy = 0; copy < 3; copy += 1) sounds.push(sound.map((value) => value + next() * 30))
  }
  return sounds.slice(0, groups)
}
const framesOf = (sounds: readonly number[][]): FeatureFrames => ({
  count: sounds.length,
  size: SIZE,
  values: Int8Array.from(sounds.flat()),
})
const countLeftOut = ({ first }: WarpPath) => first.filter((column) => column < 0).length

/** About three minutes; the groups from 600 to 760 last 6.4 s. */
const text = soundsOf(4800, 7)
const [from, end] = [600, 760]

function makeCoarsePath(columnsOf: (group: number) => number): WarpPath {
  const rows = text.length / RATIO
  const columns = Int32Array.from({ length: rows }, (_, row) => columnsOf(row * RATIO) / RATIO)
  return { first: columns, last: columns.slice() }
}

test('closes a gap that only the coarse path has', () => {
  const coarse = makeCoarsePath((group) => (group >= from && group < end ? -RATIO : group))
  expect(countLeftOut(coarse)).toBe((end - from) / RATIO)
  const found = refinePath({ reference: framesOf(text), recording: framesOf(text) }, coarse, COARSE)
  expect(countLeftOut(found)).toBe(0)
  expect(Math.max(...found.first.map((column, row) => Math.abs(column - row)))).toBeLessThanOrEqual(2)
})

test('keeps a real gap and moves its edges to their exact frames', () => {
  const recording = [...text.slice(0, from + 3), ...text.slice(end + 3)]
  const missing = end - from
  const coarse = makeCoarsePath((group) => (group < from ? group : group < end ? -RATIO : group - missing))
  const found = refinePath({ reference: framesOf(text), recording: framesOf(recording) }, coarse, COARSE)
  const rows = [...found.first.entries()].flatMap(([row, column]) => (column < 0 ? [row] : []))
  expect(rows.length).toBeGreaterThan(missing - 8)
  expect(Math.abs((rows[0] ?? NaN) - from - 3)).toBeLessThanOrEqual(4)
  expect(Math.abs((rows.at(-1) ?? NaN) - end - 2)).toBeLessThanOrEqual(4)
})

test('keeps a short excerpt at its place in a long text, and the rest unmatched', () => {
  const [first, until] = [2000, 2800]
  const coarse = makeCoarsePath((group) => (group >= first && group < until ? group - first : -RATIO))
  const found = refinePath({ reference: framesOf(text), recording: framesOf(text.slice(first, until)) }, coarse, COARSE)
  const rows = [...found.first.entries()].flatMap(([row, column]) => (column < 0 ? [] : [row]))
  expect(Math.abs((rows[0] ?? NaN) - first)).toBeLessThanOrEqual(4)
  expect(Math.abs((rows.at(-1) ?? NaN) - until)).toBeLessThanOrEqual(4)
  expect(rows.every((row) => Math.abs((found.first[row] ?? NaN) - (row - first)) <= 4)).toBe(true)
})
