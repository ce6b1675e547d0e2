import { elementAt } from '../../../arrays/element-at'
import { type Extent, extentOf, type Fragment, middle, overlapAlong } from '../fragments/fragment'
import { countEach } from '../../../arrays/count-each'

/** Lines of one block, top to bottom, and the area they cover. */
export interface Block extends Extent {
  readonly lines: readonly Fragment[]
}

/** The widest leading between two lines of one block, in line heights. */
export const MAX_LEADING = 1.5
/** The heights of two lines of one block differ by at most this factor. */
const SAME_SIZE = 1.5
/**
 * The least overlap of lines that are above each other, in median heights. Negative, because the end of a short line and the
 * indent after it may miss each other, while columns are further apart.
 */
export const OVERLAP = -0.8

/**
 * Stacks fragments into blocks: a fragment and the one below it are in one block if each is the other's only neighbour in that
 * direction, they are about equally high and at most 1.5 heights apart.
 */
export function buildBlocks(fragments: readonly Fragment[], usualHeight: number): Block[] {
  const sorted = fragments.toSorted((a, b) => middle(a) - middle(b) || a.from - b.from)
  const below = sorted.map((_, index) => findNeighboursBelow(sorted, index, usualHeight))
  const above = countEach(below.flat())

  const blockOf = new Map<Fragment, Fragment[]>()
  const blocks: Fragment[][] = []
  for (const [index, fragment] of sorted.entries()) {
    let block = blockOf.get(fragment)
    if (block === undefined) blocks.push((block = []))
    block.push(fragment)
    const [next, ...others] = elementAt(below, index)
    if (next !== undefined && others.length === 0 && above.get(next) === 1 && continues(fragment, next, usualHeight)) {
      blockOf.set(next, block)
    }
  }
  return blocks.map((lines) => ({ lines, ...extentOf(lines) }))
}

/** Finds every fragment below that is not hidden by a nearer one, at any distance. */
function findNeighboursBelow(sorted: readonly Fragment[], index: number, usualHeight: number): Fragment[] {
  const fragment = elementAt(sorted, index)
  const overlap = OVERLAP * usualHeight
  const found: Fragment[] = []
  for (const other of sorted.slice(index + 1)) {
    const isBelow = overlapAlong(fragment, other) > overlap
    if (isBelow && !found.some((nearer) => overlapAlong(nearer, other) > overlap)) found.push(other)
  }
  return found
}

function continues(line: Fragment, next: Fragment, usualHeight: number): boolean {
  const isSameSize = Math.max(line.height, next.height) <= SAME_SIZE * Math.min(line.height, next.height)
  return isSameSize && next.top - line.bottom <= MAX_LEADING * Math.max(usualHeight, line.height)
}
