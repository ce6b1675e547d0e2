import { type Fragment, middle, overlapAlong } from './fragment'
import { spanHeight } from './span'

/** Lines of one block, top to bottom, and the area they cover. */
export interface Block {
  lines: Fragment[]
  from: number
  to: number
  top: number
  bottom: number
}

/** Line heights that may lie between two lines of one block. */
const WIDEST_LEADING = 1.5
/** Heights of two lines of one block differ by less than this factor. */
const SAME_SIZE = 1.5
/**
 * Usual heights by which stretches must overlap to be above one another:
 * a short line's end and an indent after it may miss each other, columns are further apart.
 */
const OVERLAP = -0.8

/**
 * Stacks fragments into blocks: a fragment goes on with the one below when each is the other's only neighbour there, they
 * are about equally high and no more than 1.5 heights apart.
 */
export function buildBlocks(fragments: readonly Fragment[], usualHeight: number): Block[] {
  const sorted = fragments.toSorted((a, b) => middle(a) - middle(b) || a.from - b.from)
  const below = sorted.map((_, index) => findNeighboursBelow(sorted, index, usualHeight))
  const above = new Map<Fragment, number>()
  for (const neighbour of below.flat()) above.set(neighbour, (above.get(neighbour) ?? 0) + 1)

  const blockOf = new Map<Fragment, Block>()
  const blocks: Block[] = []
  for (const [index, fragment] of sorted.entries()) {
    let block = blockOf.get(fragment)
    if (block === undefined) {
      const { from, to, top, bottom } = fragment
      block = { lines: [fragment], from, to, top, bottom }
      blocks.push(block)
    }
    const [next, ...others] = below[index] ?? []
    if (next !== undefined && others.length === 0 && above.get(next) === 1 && goesOn(fragment, next, usualHeight)) {
      extend(block, next)
      blockOf.set(next, block)
    }
  }
  return blocks
}

/** Every fragment that is seen from this one looking down, however far away. */
function findNeighboursBelow(sorted: readonly Fragment[], index: number, usualHeight: number): Fragment[] {
  const fragment = sorted[index]
  if (fragment === undefined) return []
  const overlap = OVERLAP * usualHeight
  const found: Fragment[] = []
  for (let at = index + 1; at < sorted.length; at += 1) {
    const other = sorted[at]
    if (other === undefined || isCovered(fragment, found, overlap)) break
    const isBelow = overlapAlong(fragment, other) > overlap
    if (isBelow && !found.some((nearer) => overlapAlong(nearer, other) > overlap)) found.push(other)
  }
  return found
}

/** Whether what lies below hides all that is further down. */
function isCovered(fragment: Fragment, below: readonly Fragment[], overlap: number): boolean {
  let reached = fragment.from
  for (const { from, to } of below.toSorted((a, b) => a.from - b.from)) {
    if (from > reached + overlap) return false
    reached = Math.max(reached, to)
  }
  return reached >= fragment.to - overlap
}

function goesOn(line: Fragment, next: Fragment, usualHeight: number): boolean {
  // A line of few words may have none that rises above the small letters, or only such as do.
  const isSameSize = ratio(line.height, next.height) <= SAME_SIZE || ratio(tallest(line), tallest(next)) <= SAME_SIZE
  return isSameSize && next.top - line.bottom <= WIDEST_LEADING * Math.max(usualHeight, line.height)
}

function ratio(a: number, b: number): number {
  return Math.max(a, b) / Math.min(a, b)
}

function tallest(line: Fragment): number {
  return Math.max(...line.spans.map(spanHeight))
}

function extend(block: Block, line: Fragment): void {
  block.lines.push(line)
  block.from = Math.min(block.from, line.from)
  block.to = Math.max(block.to, line.to)
  block.top = Math.min(block.top, line.top)
  block.bottom = Math.max(block.bottom, line.bottom)
}
