import { type Block, MAX_LEADING, OVERLAP } from './build-blocks'
import { ALIGNED } from '../columns/follow-corridor'
import { LARGE } from './widen-headings'
import { overlapAcross, overlapAlong } from '../fragments/fragment'

/** Blocks that begin at one position and have more lines together are a column. */
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
  const insets = new Map<Block, Inset>()
  for (const block of blocks) {
    if (insets.has(block)) continue
    const aligned = blocks.filter(({ from }) => Math.abs(from - block.from) <= ALIGNED * usualHeight)
    if (aligned.reduce((lines, other) => lines + other.lines.length, 0) > MAX_LINES) continue
    const beside = blocks.filter((other) => other !== block && overlapAcross(block, other) > usualHeight / 2)
    const before = nearest(
      beside.filter((other) => other.to <= block.from - overlap / 2),
      ({ to }) => -to,
    )
    const after = nearest(
      beside.filter((other) => other.from >= block.to + overlap / 2),
      ({ from }) => from,
    )
    if (before === undefined || after === undefined || overlapAlong(before, after) > 0) continue
    const reachesBoth = reachesInto(block, before, after) && reachesInto(block, after, before)
    if (!reachesBoth) continue
    for (const piece of collectPieces(block, aligned, usualHeight)) insets.set(piece, { block: piece, before })
  }
  return [...insets.values()].toSorted((a, b) => a.block.top - b.block.top)

  /** Tests for a block above or below over the inset and the column beside it, but not over the column on the other side. */
  function reachesInto(block: Block, beside: Block, opposite: Block): boolean {
    return blocks.some(
      (other) =>
        other !== block &&
        other !== beside &&
        other.lines.some(({ height }) => height < LARGE * usualHeight) &&
        overlapAcross(block, other) <= 0 &&
        overlapAlong(block, other) > 0 &&
        overlapAlong(beside, other) > 0 &&
        overlapAlong(opposite, other) <= 0,
    )
  }
}

/** Returns the block with those that continue it above and below, as after a line that is too short to reach both columns. */
function collectPieces(block: Block, aligned: readonly Block[], usualHeight: number): Block[] {
  const sorted = aligned.toSorted((a, b) => a.top - b.top)
  const at = sorted.indexOf(block)
  const isBroken = (upper: Block, lower: Block) => lower.top - upper.bottom > MAX_LEADING * usualHeight
  const above = sorted.slice(0, at).findLastIndex((piece, index) => isBroken(piece, sorted[index + 1] ?? block))
  const below = sorted.findIndex((piece, index) => index > at && isBroken(sorted[index - 1] ?? block, piece))
  return sorted.slice(above + 1, below < 0 ? sorted.length : below)
}

function nearest(blocks: readonly Block[], distanceOf: (block: Block) => number): Block | undefined {
  return blocks.toSorted((a, b) => distanceOf(a) - distanceOf(b))[0]
}
