import { buildSpatialIndex, hitTest } from '@lectern/core/geometry'
import Flatbush from 'flatbush'
import type { Bench } from '../bench.ts'
import { createRandomNumbers } from '../random-numbers.ts'

const RECTS = 10_000

/** Measures hit tests among 10,000 words of a page. */
export function hitTestBenches(): Bench[] {
  const columns = 100
  const rects = Array.from({ length: RECTS }, (_, index) => ({
    id: `r${index}`,
    x: (index % columns) * 40,
    y: Math.floor(index / columns) * 30,
    width: 34,
    height: 22,
  }))
  const next = createRandomNumbers(2)
  const points = Array.from({ length: 20_000 }, () => [next() * columns * 40, next() * (RECTS / columns) * 30] as const)
  const index = buildSpatialIndex(rects)
  const flatbush = new Flatbush(RECTS)
  for (const rect of rects) flatbush.add(rect.x, rect.y, rect.x + rect.width, rect.y + rect.height)
  flatbush.finish()
  return [
    {
      kind: 'time',
      name: 'hit test, 10,000 rects',
      unit: 'µs a point',
      ours: { operations: points.length, run: () => points.forEach(([x, y]) => hitTest(index, x, y)) },
      peers: [
        {
          name: 'flatbush',
          targetRatio: 4,
          operations: points.length,
          run: () => points.forEach(([x, y]) => flatbush.search(x, y, x, y)),
        },
      ],
    },
  ]
}
