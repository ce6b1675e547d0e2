import { type Block, OVERLAP } from './build-blocks'
import { overlapAcross, overlapAlong } from '../fragments/fragment'

/** Blocks with more lines are columns. */
const MAX_LINES = 12
/** More blocks are no page with columns, and their comparison takes long. */
const MAX_BLOCKS = 64

/** A block between two columns, with the blocks beside it. */
export interface Inset {
  readonly block: Block
  readonly before: Block
}

/**
 * Finds insets: captions, pull quotes and boxes that stand between two columns and reach into both, so that the lines of both
 * run around them. They belong to neither column.
 */
export function findInsets(blocks: readonly Block[], usualHeight: number): Inset[] {
  if (blocks.length > MAX_BLOCKS) return []
  const overlap = OVERLAP * usualHeight
  return blocks.flatMap((block) => {
    if (block.lines.length > MAX_LINES) return []
    const beside = blocks.filter((other) => other !== block && overlapAcross(block, other) > usualHeight / 2)
    const before = nearest(
      beside.filter((other) => other.to <= block.from - overlap / 2),
      ({ to }) => -to,
    )
    const after = nearest(
      beside.filter((other) => other.from >= block.to + overlap / 2),
      ({ from }) => from,
    )
    if (before === undefined || after === undefined || overlapAlong(before, after) > 0) return []
    const reachesBoth = reachesInto(block, before, after) && reachesInto(block, after, before)
    return reachesBoth ? [{ block, before }] : []
  })

  /** Tests for a block above or below over the inset and the column beside it, but not over the column on the other side. */
  function reachesInto(block: Block, beside: Block, opposite: Block): boolean {
    return blocks.some(
      (other) =>
        other !== block &&
        other !== beside &&
        overlapAcross(block, other) <= 0 &&
        overlapAlong(block, other) > 0 &&
        overlapAlong(beside, other) > 0 &&
        overlapAlong(opposite, other) <= 0,
    )
  }
}

function nearest(blocks: readonly Block[], distanceOf: (block: Block) => number): Block | undefined {
  return blocks.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0]
}
