import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../types'
import { groupLines } from './group-lines'

const someRects = fc
  .array(fc.tuple(fc.nat(400), fc.nat(120), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 30 })), {
    maxLength: 40,
    size: 'max',
  })
  .map((boxes) => boxes.map(([x, y, width, height], index): Rect => ({ id: `r${index}`, x, y, width, height })))

describe('groupLines', () => {
  it("puts a rect on a line if its top is at most 10 px below the line's topmost rect [SYNC-001 SYNC-002]", () => {
    fc.assert(
      fc.property(someRects, (rects) => {
        const lines = groupLines(rects)
        const tops = lines.map((line) => Math.min(...line.rects.map((rect) => rect.y)))
        expect(lines.flatMap((line) => line.rects).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
          rects.toSorted((a, b) => a.id.localeCompare(b.id)),
        )
        for (const [index, line] of lines.entries()) {
          const top = tops[index] ?? 0
          for (const rect of line.rects) expect(rect.y - top).toBeLessThanOrEqual(10)
          expect((tops[index + 1] ?? Infinity) - top).toBeGreaterThan(10)
        }
      }),
    )
  })

  it('sorts lines left to right, or right to left if the language does, for any input order [SYNC-002]', () => {
    fc.assert(
      fc.property(
        someRects,
        fc.constantFrom('ltr' as const, 'rtl' as const),
        fc.infiniteStream(fc.nat()),
        (rects, direction, keys) => {
          const shuffled = rects
            .map((rect) => ({ rect, key: keys.next().value ?? 0 }))
            .toSorted((a, b) => a.key - b.key)
          const lines = groupLines(rects, { direction })
          expect(
            groupLines(
              shuffled.map(({ rect }) => rect),
              { direction },
            ),
          ).toEqual(lines)
          for (const line of lines) {
            const xs = line.rects.map((rect) => rect.x)
            expect(xs).toEqual(xs.toSorted((a, b) => (direction === 'rtl' ? b - a : a - b)))
            expect(line.box.x).toBe(Math.min(...xs))
            expect(line.box.x + line.box.width).toBe(Math.max(...line.rects.map((rect) => rect.x + rect.width)))
          }
        },
      ),
    )
  })

  it('agrees with a naive implementation of the rule on ten thousand pages', () => {
    fc.assert(
      fc.property(someRects, fc.integer({ min: 0, max: 30 }), fc.boolean(), (rects, tolerance, fromRight) => {
        const direction = fromRight ? 'rtl' : 'ltr'
        const lines = groupLines(rects, { tolerance, direction })
        const ids = lines.map((line) => line.rects.map(({ id }) => id))
        expect(ids).toEqual(groupByTheRule(rects, tolerance, direction))
      }),
      { numRuns: 10_000 },
    )
  })

  it('puts rects without a position in a last line, and groups the others without them', () => {
    const nowhere = fc.constantFrom(Number.NaN, Infinity, -Infinity)
    fc.assert(
      fc.property(someRects, fc.array(fc.tuple(nowhere, nowhere), { maxLength: 5 }), (rects, places) => {
        const lost = places.map(([x, y], index): Rect => ({ id: `lost${index}`, x, y, width: x, height: 0 }))
        const lines = groupLines([...lost, ...rects])
        const apart = groupLines(rects)
        expect(lines.slice(0, apart.length)).toEqual(apart)
        expect(
          lines
            .slice(apart.length)
            .flatMap((line) => line.rects.map(({ id }) => id))
            .toSorted(),
        ).toEqual(lost.map(({ id }) => id))
        expect(lines).toHaveLength(apart.length + (lost.length > 0 ? 1 : 0))
      }),
    )
  })
})

/** Takes the topmost remaining rect and all that are at most `tolerance` below it, until none is left. */
function groupByTheRule(rects: readonly Rect[], tolerance: number, direction: 'ltr' | 'rtl'): string[][] {
  const lines: string[][] = []
  let left = [...rects]
  while (left.length > 0) {
    const top = Math.min(...left.map(({ y }) => y))
    const line = left.filter(({ y }) => y - top <= tolerance)
    left = left.filter((rect) => !line.includes(rect))
    const sign = direction === 'rtl' ? -1 : 1
    lines.push(
      line
        .toSorted(
          (a, b) =>
            sign * (a.x - b.x) || a.y - b.y || a.width - b.width || a.height - b.height || (a.id < b.id ? -1 : 1),
        )
        .map(({ id }) => id),
    )
  }
  return lines
}
