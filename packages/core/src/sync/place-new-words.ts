import { unionBox } from '../page-layout/union-box'
import { numberLines } from '../text/number-lines'
import { countGraphemes } from '../text/split-graphemes'
import type { Box, Direction } from '../types'

/** Width of a letter where no neighbour tells, as a share of the line's height. */
const USUAL_LETTER_WIDTH = 0.5

/** Boxes for words that stand where other words stood: the same lines, cut by letters. */
export function cutBoxes(boxes: readonly Box[], words: readonly string[], direction: Direction): Box[] {
  const numbers = numberLines(boxes)
  const lines = [...new Set(numbers)].map((number) => unionBox(boxes.filter((_, at) => numbers[at] === number)))
  const length = lines.reduce((sum, line) => sum + line.width, 0)
  const letters = words.map(countGraphemes)
  const total = letters.reduce((sum, count) => sum + count, 0)
  let passed = 0
  return letters.map((count) => {
    const from = (length * passed) / total
    passed += count
    return cutLines(lines, from, (length * passed) / total, direction)
  })
}

/** The part of lines laid end to end from one length to another: on the line that holds most of it. */
function cutLines(lines: readonly Box[], from: number, to: number, direction: Direction): Box {
  let before = 0
  let best: Box = { x: 0, y: 0, width: 0, height: 0 }
  for (const { x, y, width, height } of lines) {
    const start = Math.max(0, from - before)
    const end = Math.min(width, to - before)
    before += width
    if (end - start <= best.width) continue
    best = { x: direction === 'rtl' ? x + width - end : x + start, y, width: end - start, height }
  }
  return best
}

/** The words of the line that new ones stand between; null where the line begins or ends. */
export interface LineGap {
  readonly previous: (Box & { readonly word?: string }) | null
  readonly next: (Box & { readonly word?: string }) | null
}

/**
 * Boxes for words that are new on a line: in the gap where there is one, else slivers at its place, so that nothing that
 * was there is moved. Without neighbours they stand at the origin.
 */
export function fillLineGap(words: readonly string[], gap: LineGap, direction: Direction): Box[] {
  const { previous, next } = gap
  const anchor = previous ?? next
  if (anchor === null) return words.map(() => ({ x: 0, y: 0, width: 1, height: 1 }))
  const letterWidth = anchor.word ? anchor.width / countGraphemes(anchor.word) : anchor.height * USUAL_LETTER_WIDTH
  const wanted = (words.length + words.reduce((sum, word) => sum + countGraphemes(word), 0)) * letterWidth
  const [first, last] = direction === 'ltr' ? [previous, next] : [next, previous]
  const left = first === null ? Math.max(0, (last?.x ?? 0) - wanted) : first.x + first.width
  const right = last === null ? left + wanted : last.x
  const width = Math.max(words.length, Math.min(wanted, right - left))
  const standsLeft = (previous !== null) === (direction === 'ltr')
  const x = Math.max(0, standsLeft ? left : right - width)
  return cutBoxes([{ x, y: anchor.y, width, height: anchor.height }], words, direction)
}
