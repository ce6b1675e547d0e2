import type { Fragment } from '../fragments/fragment'

/** This part of the spaces between the words of a page is at most as wide as a usual one. */
const USUAL = 0.95

/**
 * Measures the spaces between words within lines, in pixels: the widest usual one, which few are wider than. Infinite if there
 * are none.
 */
export function measureSpaces(lines: readonly Fragment[]): number {
  const spaces = lines.flatMap(({ spans }) =>
    spans.flatMap(({ from }, at) => {
      const before = spans[at - 1]
      return before !== undefined && from > before.to ? [from - before.to] : []
    }),
  )
  return Float64Array.from(spaces).toSorted()[Math.floor(spaces.length * USUAL)] ?? Infinity
}
