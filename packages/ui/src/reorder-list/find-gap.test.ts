import { describe, expect, it } from 'vitest'
import { findGap, type EntryBox } from './find-gap'
import { placeInGap } from './place-in-gap'

const box = (left: number, top: number): EntryBox => ({ left, top, right: left + 100, bottom: top + 40 })
const rows = [box(0, 0), box(0, 50), box(0, 100)]
const tiles = [box(0, 0), box(110, 0), box(0, 50), box(110, 50)]

describe('in rows', () => {
  const gap = (y: number) => findGap(rows, { x: 50, y, grid: false, mirrored: false })

  it('is divided by the middle of each row', () => {
    expect([-10, 19, 21, 45, 71, 119, 121, 900].map(gap)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
  })
})

describe('in a grid', () => {
  it('is divided by rows first, then by the middle of each tile', () => {
    const gap = (x: number, y: number) => findGap(tiles, { x, y, grid: true, mirrored: false })
    expect([gap(10, 10), gap(90, 10), gap(300, 10), gap(10, 60), gap(300, 60), gap(0, 500)]).toEqual([0, 1, 2, 2, 4, 4])
  })

  it('counts from the right when text runs right to left', () => {
    const mirrored = [box(110, 0), box(0, 0), box(110, 50), box(0, 50)]
    const gap = (x: number, y: number) => findGap(mirrored, { x, y, grid: true, mirrored: true })
    expect([gap(200, 10), gap(90, 10), gap(10, 10), gap(200, 60)]).toEqual([0, 1, 2, 2])
  })
})

it('leaves an entry in place in the gaps on both sides of it', () => {
  expect([0, 1, 2, 3].map((gap) => placeInGap(1, gap))).toEqual([0, 1, 1, 2])
})
