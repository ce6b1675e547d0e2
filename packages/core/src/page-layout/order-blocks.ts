import { type Block, OVERLAP } from './build-blocks'
import { overlapAlong } from './fragment'
import { widenHeadings } from './widen-headings'

/**
 * Orders blocks for reading: of two above one another the upper comes first; of two side by side the one where lines begin,
 * unless blocks that lie between lead from the other to it, as a heading across both columns does.
 */
export function orderBlocks(blocks: readonly Block[], usualHeight: number): Block[] {
  const sorted = blocks.toSorted((a, b) => a.top - b.top || a.from - b.from)
  const areas = widenHeadings(sorted, usualHeight)
  const leadsTo = findLowerBlocks(areas, OVERLAP * usualHeight)
  const comesBefore = (index: number, other: number): boolean => {
    if (index === other) return false
    if (leadsTo[index]?.[other] === 1) return true
    if (leadsTo[other]?.[index] === 1) return false
    return centreOf(sorted[index]) < centreOf(sorted[other])
  }
  const waitsFor = sorted.map((_, index) => sorted.filter((_other, other) => comesBefore(other, index)).length)
  const isDone = sorted.map(() => false)
  return sorted.map(() => {
    const ready = waitsFor.findIndex((count, index) => count === 0 && !isDone[index])
    // Blocks that wait for one another in a ring: the topmost goes first.
    const next = ready >= 0 ? ready : isDone.indexOf(false)
    const block = sorted[next]
    if (block === undefined) throw new Error(`No block is left of ${sorted.length}`)
    isDone[next] = true
    for (const index of sorted.keys()) if (comesBefore(next, index)) waitsFor[index] = (waitsFor[index] ?? 0) - 1
    return block
  })
}

function centreOf(block: Block | undefined): number {
  return block === undefined ? 0 : block.from + block.to
}

/** For each block, which blocks are reached by going down from block to block. */
function findLowerBlocks(sorted: readonly Block[], overlap: number): Uint8Array[] {
  const leadsTo = sorted.map(() => new Uint8Array(sorted.length))
  for (let index = sorted.length - 1; index >= 0; index -= 1) {
    const own = leadsTo[index]
    const block = sorted[index]
    if (own === undefined || block === undefined) continue
    for (let lower = index + 1; lower < sorted.length; lower += 1) {
      const other = sorted[lower]
      if (own[lower] === 1 || other === undefined || overlapAlong(block, other) <= overlap) continue
      own[lower] = 1
      leadsTo[lower]?.forEach((isReached, at) => {
        if (isReached === 1) own[at] = 1
      })
    }
  }
  return leadsTo
}
