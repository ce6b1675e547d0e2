import { describe, expect, it } from 'vitest'
import { findGap, type EntryBox } from './find-gap'
import { moveToGap } from './move-to-gap'

const box = (left: number, top: number): EntryBox => ({ left, top, right: left + 100, bottom: top + 40 })
const rows = [box(0, 0), box(0, 50), box(0, 100)]
const tiles = [box(0, 0), box(110, 0), box(0, 50), box(110, 50)]

describe('findGap', () => {
  it('inserts before a row above its middle and after it below', () => {
    const gap = (y: number) => findGap(rows, { x: 50, y, grid: false, mirrored: false })
    expect([-10, 19, 21, 45, 71, 119, 121, 900].map(gap)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  })

  it('compares with the row first in a grid, then with the middle of each tile', () => {
    const gap = (x: number, y: number) => findGap(tiles, { x, y, grid: true, mirrored: false })
    expect([gap(10, 10), gap(90, 10), gap(300, 10), gap(10, 60), gap(300, 60), gap(0, 500)]).toEqual([0, 1, 2, 2, 4, 4])
  })

  it('counts the tiles of a grid from the right when text runs right to left', () => {
    const mirrored = [box(110, 0), box(0, 0), box(110, 50), box(0, 50)]
    const gap = (x: number, y: number) => findGap(mirrored, { x, y, grid: true, mirrored: true })
    expect([gap(200, 10), gap(90, 10), gap(10, 10), gap(200, 60)]).toEqual([0, 1, 2, 2])
  })
})

describe('moveToGap', () => {
  it('keeps the index of an entry in the gaps on both sides of it', () => {
    expect([0, 1, 2, 3].map((gap) => moveToGap(1, gap))).toEqual([0, 1, 1, 2])
  })
})
