import { unionBox } from '../page-layout/union-box'
import { numberLines } from '../text/number-lines'
import { countGraphemes } from '../text/split-graphemes'
import type { Box, Direction } from '../types'
import { addUp } from './add-up'

/** Width of a letter where no neighbour tells, as a share of the line's height. */
const USUAL_LETTER_WIDTH = 0.5

/** Boxes for words that stand where other words stood: the same lines, cut by letters. */
export function placeWordsOver(boxes: readonly Box[], words: readonly string[], direction: Direction): Box[] {
  const lines = joinLines(boxes)
  const length = addUp(lines.map((line) => line.width))
  const letters = words.map(countGraphemes)
  const total = addUp(letters)
  const cutNext = createCutter(lines, direction)
  let passed = 0
  return letters.map((count) => {
    passed += count
    return cutNext((length * passed) / total)
  })
}

function joinLines(boxes: readonly Box[]): Box[] {
  const numbers = numberLines(boxes)
  const lines: Box[][] = []
  for (const [at, box] of boxes.entries()) (lines[numbers[at] ?? 0] ??= []).push(box)
  return lines.map(unionBox)
}

/**
 * Cuts lines laid end to end, piece after piece: each reaches to the length that is given, and is the part that stands on
 * the line that holds most of it.
 */
function createCutter(lines: readonly Box[], direction: Direction): (to: number) => Box {
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

/** The words of the line that new ones stand between; null where the line begins or ends. */
export interface LineGap {
  readonly previous: (Box & { readonly word?: string }) | null
  readonly next: (Box & { readonly word?: string }) | null
}

/**
 * Boxes for words that are new on a line: in the gap where there is one, else slivers at its place, so that nothing that
 * was there is moved. Without neighbours they stand at the origin.
 */
export function placeWordsBetween(words: readonly string[], gap: LineGap, direction: Direction): Box[] {
  const { previous, next } = gap
  const anchor = previous ?? next
  if (anchor === null) return words.map(() => ({ x: 0, y: 0, width: 1, height: 1 }))
  const letterWidth = anchor.word ? anchor.width / countGraphemes(anchor.word) : anchor.height * USUAL_LETTER_WIDTH
  const wanted = (words.length + addUp(words.map(countGraphemes))) * letterWidth
  const [first, last] = direction === 'ltr' ? [previous, next] : [next, previous]
  const left = first === null ? Math.max(0, (last?.x ?? 0) - wanted) : first.x + first.width
  const right = last === null ? left + wanted : last.x
  const width = Math.max(words.length, Math.min(wanted, right - left))
  const standsLeft = (previous !== null) === (direction === 'ltr')
  const x = Math.max(0, standsLeft ? left : right - width)
  return placeWordsOver([{ x, y: anchor.y, width, height: anchor.height }], words, direction)
}
