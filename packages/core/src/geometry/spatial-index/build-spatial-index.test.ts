import { describe, expect, test } from 'vitest'
import { buildSpatialIndex } from './build-spatial-index'
import { hitTest } from '../hit-test'

const box = { x: 10, y: 20, width: 30, height: 40 }

describe('buildSpatialIndex', () => {
  test('leaves out rects without a position', () => {
    const index = buildSpatialIndex([
      { id: 'good', ...box },
      { id: 'nowhere', ...box, x: NaN },
      { id: 'inside out', ...box, width: -1 },
      { id: 'endless', ...box, height: Infinity },
    ])
    expect(index.size).toBe(1)
    expect(index.search({ x: -1e6, y: -1e6, width: 2e6, height: 2e6 })).toEqual(['good'])
    expect(index.boxOf('good')).toEqual(box)
    expect(index.boxOf('nowhere')).toBeNull()
  })

  test('finds nothing in an empty index and at a position that is NaN', () => {
    expect(buildSpatialIndex([]).nearest(1, 1)).toBeNull()
    expect(hitTest(buildSpatialIndex([]), 1, 1)).toBeNull()
    const index = buildSpatialIndex([{ id: 'a', ...box }])
    expect(index.nearest(NaN, 1)).toBeNull()
    expect(index.search({ ...box, x: NaN })).toEqual([])
  })
})
