import { groupLines, type Rect } from '@lectern/core/page-layout'
import type { Bench } from '../bench.ts'
import { createRandomNumbers } from '../random-numbers.ts'

const BOXES = 100_000
const TOLERANCE_PIXELS = 10

/** Groups lines naively: searches all lines for one that the box belongs to. */
function groupNaively(rects: readonly Rect[]): Rect[][] {
  const lines: Rect[][] = []
  for (const rect of [...rects].toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.find((candidate) => Math.abs((candidate[0]?.y ?? 0) - rect.y) <= TOLERANCE_PIXELS)
    if (line) line.push(rect)
    else lines.push([rect])
  }
  for (const line of lines) line.sort((a, b) => a.x - b.x)
  return lines
}

export function groupLinesBenches(): Bench[] {
  const next = createRandomNumbers(4)
  const rects: Rect[] = Array.from({ length: BOXES }, (_, index) => ({
    id: `r${index}`,
    x: next() * 2000,
    y: Math.floor(index / 20) * 40 + next() * 8,
    width: 60,
    height: 24,
  })).toSorted(() => next() - 0.5)
  return [
    {
      kind: 'time',
      name: 'line grouping, 100,000 boxes',
      unit: 'µs a run',
      ours: { operations: 1, run: () => void groupLines(rects) },
      peers: [{ name: 'naive', targetRatio: 8, operations: 1, run: () => void groupNaively(rects) }],
    },
  ]
}
