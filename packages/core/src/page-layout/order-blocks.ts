import type { Block } from './build-blocks'
import { overlapAlong } from './fragment'
import { widenHeadings } from './widen-headings'

/** Usual heights by which blocks must overlap to be above one another; less than the narrowest gap between columns. */
const OVERLAP = -0.8

/**
 * Orders blocks for reading: of two above one another the upper comes first; of two side by side the one where lines begin,
 * unless blocks that lie between lead from the other to it, as a heading across both columns does.
 */
export function orderBlocks(blocks: readonly Block[], usualHeight: number): Block[] {
  const sorted = blocks.toSorted((a, b) => a.top - b.top || a.from - b.from)
  const areas = widenHeadings(sorted, usualHeight)
  const leadsTo = findLowerBlocks(areas, OVERLAP * usualHeight)
  const words = wordsOf(sorted.length)
  const comesBefore = (index: number, other: number): boolean => {
    if (index === other) return false
    if (hasBit(leadsTo, words, index, other)) return true
    if (hasBit(leadsTo, words, other, index)) return false
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

/** For each block, as bits, the blocks that are reached by going down from block to block. */
function findLowerBlocks(sorted: readonly Block[], overlap: number): Uint32Array {
  const words = wordsOf(sorted.length)
  const bits = new Uint32Array(sorted.length * words)
  for (let index = sorted.length - 1; index >= 0; index -= 1) {
    for (let lower = index + 1; lower < sorted.length; lower += 1) {
      const a = sorted[index]
      const b = sorted[lower]
      if (a === undefined || b === undefined || overlapAlong(a, b) <= overlap) continue
      const own = index * words
      for (let at = 0; at < words; at += 1) bits[own + at] = (bits[own + at] ?? 0) | (bits[lower * words + at] ?? 0)
      bits[own + (lower >> 5)] = (bits[own + (lower >> 5)] ?? 0) | (1 << (lower & 31))
    }
  }
  return bits
}

function wordsOf(size: number): number {
  return (size + 31) >> 5
}

function hasBit(bits: Uint32Array, words: number, row: number, column: number): boolean {
  return (((bits[row * words + (column >> 5)] ?? 0) >>> (column & 31)) & 1) === 1
}
