import { elementAt } from '../../../arrays/element-at'
import { type Block, OVERLAP } from './build-blocks'
import { findInsets } from './find-insets'
import { overlapAlong } from '../fragments/fragment'
import { widenHeadings } from './widen-headings'

/** A block in reading order. */
export interface OrderedBlock {
  readonly block: Block
  /** True if the block may as well be read at another place. */
  readonly isUncertain: boolean
}

/**
 * Orders blocks for reading, with insets between columns behind the first column of the two, see `findInsets`. Their place is
 * uncertain.
 */
export function orderBlocks(blocks: readonly Block[], usualHeight: number): OrderedBlock[] {
  const insets = findInsets(blocks, usualHeight)
  const set = new Set(insets.map(({ block }) => block))
  const ordered = orderColumns(
    blocks.filter((block) => !set.has(block)),
    usualHeight,
  ).map((block): OrderedBlock => ({ block, isUncertain: false }))
  for (const { block, before } of insets) {
    let at = ordered.findIndex((other) => other.block === before) + 1
    while (at < ordered.length && goesOn(before, elementAt(ordered, at), block)) at += 1
    ordered.splice(at, 0, { block, isUncertain: true })
  }
  return ordered
}

/** Tests for the next block of the column beside an inset. */
function goesOn(column: Block, { block, isUncertain }: OrderedBlock, inset: Block): boolean {
  return isUncertain ? block.top < inset.top : overlapAlong(column, block) > 0 && block.top >= column.top
}

/**
 * Orders blocks for reading. Of two blocks above each other the upper one comes first; of two side by side the one where lines
 * begin, unless blocks in between lead down from the other to it, as a heading across both columns does.
 */
function orderColumns(blocks: readonly Block[], usualHeight: number): Block[] {
  const sorted = blocks.toSorted((a, b) => a.top - b.top || a.from - b.from)
  const areas = widenHeadings(sorted, usualHeight)
  const leadsTo = findLowerBlocks(areas, OVERLAP * usualHeight)
  const comesBefore = (index: number, other: number): boolean => {
    if (index === other) return false
    if (leadsTo[index]?.[other] === 1) return true
    if (leadsTo[other]?.[index] === 1) return false
    return centreOf(elementAt(sorted, index)) < centreOf(elementAt(sorted, other))
  }
  const waitsFor = sorted.map((_, index) => sorted.filter((_other, other) => comesBefore(other, index)).length)
  const isDone = sorted.map(() => false)
  return sorted.map(() => {
    const ready = waitsFor.findIndex((count, index) => count === 0 && !isDone[index])
    // If blocks wait for each other in a cycle, the topmost comes first.
    const next = ready >= 0 ? ready : isDone.indexOf(false)
    isDone[next] = true
    for (const [index, count] of waitsFor.entries()) if (comesBefore(next, index)) waitsFor[index] = count - 1
    return elementAt(sorted, next)
  })
}

/** Returns twice the centre along the lines, which is enough to compare. */
function centreOf(block: Block): number {
  return block.from + block.to
}

/** Finds, for each block, the blocks that are reached by going down from block to block. */
function findLowerBlocks(sorted: readonly Block[], overlap: number): Uint8Array[] {
  const leadsTo = sorted.map(() => new Uint8Array(sorted.length))
  for (let index = sorted.length - 1; index >= 0; index -= 1) {
    const own = elementAt(leadsTo, index)
    const block = elementAt(sorted, index)
    for (let lower = index + 1; lower < sorted.length; lower += 1) {
      if (own[lower] === 1 || overlapAlong(block, elementAt(sorted, lower)) <= overlap) continue
      own[lower] = 1
      elementAt(leadsTo, lower).forEach((isReached, at) => {
        if (isReached === 1) own[at] = 1
      })
    }
  }
  return leadsTo
}
