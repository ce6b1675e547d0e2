import type { Block } from './build-blocks'
import { ALIGNED } from '../columns/follow-corridor'
import { overlapAcross, overlapAlong } from '../fragments/fragment'

/** The overlap across the lines that blocks may have, in median heights, as letters with descenders do. */
const TOUCHING = 0.2
/** A first block whose letters are this many times the median height is the page's heading, wherever it begins. */
export const LARGE = 1.25

/**
 * Widens headings to the whole page: a block that has no other beside it and belongs to no column spans all columns, even if
 * it is shorter than they are. A block within a column, such as a caption, belongs to the column; at the top of the page only
 * if it begins where the column does.
 *
 * @param blocks from the top of the page down
 */
export function widenHeadings(blocks: readonly Block[], usualHeight: number): Block[] {
  let isHead = true
  return blocks.map((block) => {
    const others = blocks.filter((other) => other !== block)
    const isAlone = others.every((other) => overlapAcross(block, other) <= TOUCHING * usualHeight)
    const hasColumnsBeside = others.some((other) => overlapAlong(block, other) <= 0)
    const isHeading = isAlone && !isOfColumn(block, others, usualHeight, isHead)
    isHead &&= isHeading
    return isHeading && hasColumnsBeside
      ? { ...block, from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
      : block
  })
}

function isOfColumn(block: Block, others: readonly Block[], usualHeight: number, isHead: boolean): boolean {
  if (isHead && block.lines.every(({ height }) => height >= LARGE * usualHeight)) return false
  const near = ALIGNED * usualHeight
  return others.some((other) => {
    if (overlapAlong(block, other) <= 0 || block.to > other.to + near) return false
    if (!isHead) return block.from >= other.from - near
    return other.top > block.top && Math.abs(block.from - other.from) <= near
  })
}
