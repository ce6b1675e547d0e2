import { elementAt } from '../../arrays/element-at'
import { boundingBox } from '../../text-lines/bounding-box'
import { assignLineNumbers } from '../../text-lines/assign-line-numbers'
import { countGraphemes } from '../../text/characters/split-graphemes'
import type { Box, Direction } from '../../types'
import { sum } from '../timing/sum'

/** Width of a letter as a fraction of the line's height, if no neighbour gives it. */
const DEFAULT_LETTER_WIDTH = 0.5

/** Returns boxes for words that replace other words: the same lines, split by letters. */
export function placeWordsOver(boxes: readonly Box[], words: readonly string[], direction: Direction): Box[] {
  const lines = mergeLines(boxes)
  const length = sum(lines.map((line) => line.width))
  const letters = words.map(countGraphemes)
  const total = sum(letters)
  const splitNext = createSplitter(lines, direction)
  let passed = 0
  return letters.map((count) => {
    passed += count
    return splitNext((length * passed) / total)
  })
}

function mergeLines(boxes: readonly Box[]): Box[] {
  const numbers = assignLineNumbers(boxes)
  const lines: Box[][] = []
  for (const [at, box] of boxes.entries()) (lines[elementAt(numbers, at)] ??= []).push(box)
  return lines.map(boundingBox)
}

/**
 * Creates a function that splits lines laid end to end, part after part. Each part ends at the given length; its box is
 * the portion on the line that holds most of it.
 */
function createSplitter(lines: readonly Box[], direction: Direction): (to: number) => Box {
  let line = 0
  let before = 0
  let from = 0
  return (to) => {
    let best: Box = { x: 0, y: 0, width: 0, height: 0 }
    for (let at = line, passed = before; at < lines.length; at += 1) {
      const { x, y, width, height } = lines[at] ?? best
      const start = Math.max(0, from - passed)
      const end = Math.min(width, to - passed)
      if (end - start > best.width) {
        best = { x: direction === 'rtl' ? x + width - end : x + start, y, width: end - start, height }
      }
      if (to < passed + width) break
      passed += width
      line = at
      before = passed - width
    }
    from = to
    return best
  }
}

/** The neighbours of new words on their line; null where the line begins or ends. */
export interface LineGap {
  readonly previous: (Box & { readonly word?: string }) | null
  readonly next: (Box & { readonly word?: string }) | null
}

/**
 * Returns boxes for words that are new on a line: in the gap between their neighbours, or slivers if there is no gap, so that
 * nothing else moves. Without neighbours they are placed at the origin.
 */
export function placeWordsBetween(words: readonly string[], gap: LineGap, direction: Direction): Box[] {
  const { previous, next } = gap
  const anchor = previous ?? next
  if (anchor === null) return words.map(() => ({ x: 0, y: 0, width: 1, height: 1 }))
  const letterWidth = anchor.word ? anchor.width / countGraphemes(anchor.word) : anchor.height * DEFAULT_LETTER_WIDTH
  const wanted = (words.length + sum(words.map(countGraphemes))) * letterWidth
  const [first, last] = direction === 'ltr' ? [previous, next] : [next, previous]
  const left = first === null ? Math.max(0, anchor.x - wanted) : first.x + first.width
  const right = last === null ? left + wanted : last.x
  const width = Math.max(words.length, Math.min(wanted, right - left))
  const isLeftAligned = (previous !== null) === (direction === 'ltr')
  const x = Math.max(0, isLeftAligned ? left : right - width)
  return placeWordsOver([{ x, y: anchor.y, width, height: anchor.height }], words, direction)
}
