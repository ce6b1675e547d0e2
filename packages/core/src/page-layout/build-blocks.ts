import { type Extent, extentOf, type Fragment, middle, overlapAlong } from './fragment'

/** Lines of one block, top to bottom, and the area they cover. */
export interface Block extends Extent {
  readonly lines: readonly Fragment[]
}

/** Line heights that may lie between two lines of one block. */
const WIDEST_LEADING = 1.5
/** Heights of two lines of one block differ by less than this factor. */
const SAME_SIZE = 1.5
/**
 * Usual heights by which stretches must overlap to be above one another:
 * a short line's end and an indent after it may miss each other, columns are further apart.
 */
export const OVERLAP = -0.8

/**
 * Stacks fragments into blocks: a fragment goes on with the one below when each is the other's only neighbour there, they
 * are about equally high and no more than 1.5 heights apart.
 */
export function buildBlocks(fragments: readonly Fragment[], usualHeight: number): Block[] {
  const sorted = fragments.toSorted((a, b) => middle(a) - middle(b) || a.from - b.from)
  const below = sorted.map((_, index) => findNeighboursBelow(sorted, index, usualHeight))
  const above = new Map<Fragment, number>()
  for (const neighbour of below.flat()) above.set(neighbour, (above.get(neighbour) ?? 0) + 1)

  const blockOf = new Map<Fragment, Fragment[]>()
  const blocks: Fragment[][] = []
  for (const [index, fragment] of sorted.entries()) {
    const block = blockOf.get(fragment) ?? []
    if (block.length === 0) blocks.push(block)
    block.push(fragment)
    const [next, ...others] = below[index] ?? []
    if (next !== undefined && others.length === 0 && above.get(next) === 1 && goesOn(fragment, next, usualHeight)) {
      blockOf.set(next, block)
    }
  }
  return blocks.map((lines) => ({ lines, ...extentOf(lines) }))
}

/** Every fragment that is seen from this one looking down, however far away. */
function findNeighboursBelow(sorted: readonly Fragment[], index: number, usualHeight: number): Fragment[] {
  const fragment = sorted[index]
  if (fragment === undefined) return []
  const overlap = OVERLAP * usualHeight
  const found: Fragment[] = []
  for (const other of sorted.slice(index + 1)) {
    const isBelow = overlapAlong(fragment, other) > overlap
    if (isBelow && !found.some((nearer) => overlapAlong(nearer, other) > overlap)) found.push(other)
  }
  return found
}

function goesOn(line: Fragment, next: Fragment, usualHeight: number): boolean {
  const isSameSize = Math.max(line.height, next.height) <= SAME_SIZE * Math.min(line.height, next.height)
  return isSameSize && next.top - line.bottom <= WIDEST_LEADING * Math.max(usualHeight, line.height)
}
