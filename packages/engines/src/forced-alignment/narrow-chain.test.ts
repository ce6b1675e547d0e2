import { expect, test } from 'vitest'
import type { WarpPath } from './band'
import type { ComparableFrames } from './compare-frames'
import { narrowChain } from './narrow-chain'

const SIZE = 12
const COARSE = 32
const FINEST = 4
const RATIO = COARSE / FINEST

/** Groups of the finest step: sounds that last some groups each, the same for the same seed. */
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
const framesOf = (sounds: readonly number[][]): ComparableFrames => ({
  count: sounds.length,
  size: SIZE,
  values: Int8Array.from(sounds.flat()),
})
const leftOut = ({ first }: WarpPath) => first.filter((column) => column < 0).length

/** About three minutes; what the coarse chain leaves out from 600 to 760 is 6.4 s. */
const said = soundsOf(4800, 7)
const [from, end] = [600, 760]

function coarseChain(columnsOf: (group: number) => number): WarpPath {
  const rows = said.length / RATIO
  const columns = Int32Array.from({ length: rows }, (_, row) => columnsOf(row * RATIO) / RATIO)
  return { first: columns, last: columns.slice() }
}

test('what a coarse chain leaves out wrongly is joined again', () => {
  const chain = coarseChain((group) => (group >= from && group < end ? -RATIO : group))
  expect(leftOut(chain)).toBe((end - from) / RATIO)
  const found = narrowChain({ reference: framesOf(said), recording: framesOf(said) }, chain, COARSE)
  expect(leftOut(found)).toBe(0)
  expect(Math.max(...found.first.map((column, row) => Math.abs(column - row)))).toBeLessThanOrEqual(2)
})

test('what is not there stays left out, and where it begins and ends is found more exactly', () => {
  const recording = [...said.slice(0, from + 3), ...said.slice(end + 3)]
  const missing = end - from
  const chain = coarseChain((group) => (group < from ? group : group < end ? -RATIO : group - missing))
  const found = narrowChain({ reference: framesOf(said), recording: framesOf(recording) }, chain, COARSE)
  const rows = [...found.first.entries()].flatMap(([row, column]) => (column < 0 ? [row] : []))
  expect(rows.length).toBeGreaterThan(missing - 8)
  expect(Math.abs((rows[0] ?? 0) - from - 3)).toBeLessThanOrEqual(4)
  expect(Math.abs((rows.at(-1) ?? 0) - end - 2)).toBeLessThanOrEqual(4)
})

test('of a text of which little is said, that little is found, and the rest stays left out', () => {
  const [first, until] = [2000, 2800]
  const chain = coarseChain((group) => (group >= first && group < until ? group - first : -RATIO))
  const found = narrowChain({ reference: framesOf(said), recording: framesOf(said.slice(first, until)) }, chain, COARSE)
  const rows = [...found.first.entries()].flatMap(([row, column]) => (column < 0 ? [] : [row]))
  expect(Math.abs((rows[0] ?? 0) - first)).toBeLessThanOrEqual(4)
  expect(Math.abs((rows.at(-1) ?? 0) - until)).toBeLessThanOrEqual(4)
  expect(rows.every((row) => Math.abs((found.first[row] ?? 0) - (row - first)) <= 4)).toBe(true)
})
