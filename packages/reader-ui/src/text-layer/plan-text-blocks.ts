import type { Direction } from '@lectern/core/page-layout'
import { findMedian } from '../book/find-median'
import type { ReaderWord } from '../book/reader-book'

/** A line of words, in page-image pixels. */
export interface PlannedLine {
  readonly words: readonly ReaderWord[]
  /** Top and bottom of the line box; lines of one block follow each other without a gap. */
  readonly top: number
  readonly bottom: number
  /** Top and bottom of the line's letters, without taller ones such as a drop capital. */
  readonly inkTop: number
  readonly inkBottom: number
}

/** Consecutive lines that form one run of text, so that the browser's search finds a phrase across a line end. */
export interface PlannedBlock {
  readonly left: number
  readonly right: number
  /** Top of the first line box and bottom of the last. */
  readonly top: number
  readonly bottom: number
  readonly lines: readonly PlannedLine[]
}

/** Two words share a line when they share more than this part of the lower one's height. */
const SHARED_HEIGHT = 0.5
/** Lines further apart than this many line heights, centre to centre, belong to different blocks. */
const BLOCK_GAP = 2.4
/** A line gets its block's height, unless its letters are lower than this share of it. */
const SAME_TYPE = 0.6
const DESCENDING = /[gjpqy]/
/** A word this many times as high as the others of its line is treated as taller, such as a drop capital. */
const STANDS_OUT = 1.8

interface Extent {
  left: number
  right: number
  top: number
  bottom: number
}

/** Groups the words of a page, given in reading order, into lines and blocks of running text. */
export function planTextBlocks(words: readonly ReaderWord[], o: { readonly direction: Direction }): PlannedBlock[] {
  const blocks: ReaderWord[][][] = []
  let previous: ReaderWord[] | null = null
  for (const line of splitLines(words, o.direction)) {
    if (previous !== null && continuesBlock(extentOf(previous), extentOf(line))) blocks.at(-1)?.push(line)
    else blocks.push([line])
    previous = line
  }
  return blocks.map(planBlock)
}

function splitLines(words: readonly ReaderWord[], direction: Direction): ReaderWord[][] {
  const lines: ReaderWord[][] = []
  let previous: ReaderWord | null = null
  for (const word of words) {
    if (previous !== null && sharesLine(previous, word) && advances(previous, word, direction)) lines.at(-1)?.push(word)
    else lines.push([word])
    previous = word
  }
  return lines
}

function sharesLine(a: ReaderWord, b: ReaderWord): boolean {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return shared > Math.min(a.height, b.height) * SHARED_HEIGHT
}

function advances(from: ReaderWord, to: ReaderWord, direction: Direction): boolean {
  return direction === 'rtl' ? to.x + to.width < from.x + from.width : to.x > from.x
}

function continuesBlock(above: Extent, below: Extent): boolean {
  const pitch = centre(below) - centre(above)
  const lineHeight = Math.max(above.bottom - above.top, below.bottom - below.top)
  const overlaps = Math.min(above.right, below.right) > Math.max(above.left, below.left)
  return overlaps && pitch > lineHeight / 4 && pitch < lineHeight * BLOCK_GAP
}

function planBlock(lines: ReaderWord[][]): PlannedBlock {
  const extents = lines.map(extentOf)
  const inks = lines.map(letterExtent)
  const usualHeight = findMedian(inks.map((ink) => ink.bottom - ink.top))
  const planned = lines.map((words, index) => {
    const own = extents[index] ?? extentOf(words)
    const above = extents[index - 1]
    const below = extents[index + 1]
    const ink = inks[index] ?? own
    return {
      words,
      ...roomOfLetters(words, ink, usualHeight),
      top: above === undefined ? own.top : (centre(above) + centre(own)) / 2,
      bottom: below === undefined ? own.bottom : (centre(own) + centre(below)) / 2,
    }
  })
  return {
    left: Math.min(...extents.map((extent) => extent.left)),
    right: Math.max(...extents.map((extent) => extent.right)),
    top: Math.min(...planned.map((line) => line.top)),
    bottom: Math.max(...planned.map((line) => line.bottom)),
    lines: planned,
  }
}

function letterExtent(words: readonly ReaderWord[]): Extent {
  const usualHeight = findMedian(words.map((word) => word.height))
  return extentOf(words.filter((word) => word.height <= usualHeight * STANDS_OUT))
}

/** Returns the extent from the common ascender to the common descender, even if the line's letters have neither. */
function roomOfLetters(words: readonly ReaderWord[], ink: Extent, usualHeight: number) {
  const height = ink.bottom - ink.top
  const missing = height < usualHeight * SAME_TYPE ? 0 : Math.max(0, usualHeight - height)
  const descends = words.some((word) => DESCENDING.test(word.text))
  return { inkTop: ink.top - (descends ? missing : 0), inkBottom: ink.bottom + (descends ? 0 : missing) }
}

function extentOf(words: readonly ReaderWord[]): Extent {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const word of words) {
    extent.left = Math.min(extent.left, word.x)
    extent.right = Math.max(extent.right, word.x + word.width)
    extent.top = Math.min(extent.top, word.y)
    extent.bottom = Math.max(extent.bottom, word.y + word.height)
  }
  return extent
}

function centre(extent: Extent): number {
  return (extent.top + extent.bottom) / 2
}
