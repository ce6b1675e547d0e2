import { orderReading } from '@lectern/core/page-layout'
import { elementAt } from '../../arrays/element-at'
import type { LayerWord } from './layer-word'

/** Fewer jumps come from columns, boxes and notes, which are in some order in every file. */
const MIN_JUMPS = 6
/** Even short pieces of lines have this many words in running text; cells of a table have fewer. */
const SHORT_PIECE_WORDS = 3
/** The file's order is replaced only when the order by position has this many times fewer jumps. */
const JUMPS_FACTOR = 3
/** A wider gap within a line leads to another column. */
const MAX_SPACE_HEIGHTS = 1.2
/** A next line begins at most this far below. */
const NEXT_LINE_HEIGHTS = 2
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

type Step = 'along the line' | 'to the next line' | 'jump'

/** Classifies the step of a reader's eye from one word to the next. */
function stepTo(word: LayerWord, next: LayerWord): Step {
  const height = Math.min(word.bottom - word.top, next.bottom - next.top)
  const overlap = Math.min(word.bottom, next.bottom) - Math.max(word.top, next.top)
  if (overlap > height / 2) {
    const gap = Math.max(next.left - word.right, word.left - next.right)
    return gap <= MAX_SPACE_HEIGHTS * height ? 'along the line' : 'jump'
  }
  return next.top > word.top && next.top - word.bottom <= NEXT_LINE_HEIGHTS * height ? 'to the next line' : 'jump'
}

function stepsThrough(words: readonly LayerWord[]): Step[] {
  return words.slice(1).map((next, index) => stepTo(words[index] ?? next, next))
}

const countJumps = (steps: readonly Step[]): number => steps.filter((step) => step === 'jump').length

/** Returns the lower quartile of the words in a piece of a line. */
function measureShortPiece(steps: readonly Step[]): number {
  const pieces: number[] = []
  let words = 1
  for (const step of steps) {
    if (step === 'along the line') {
      words += 1
      continue
    }
    pieces.push(words)
    words = 1
  }
  const sorted = [...pieces, words].toSorted((a, b) => a - b)
  return elementAt(sorted, Math.floor(sorted.length / 4))
}

function orderByPlace(words: readonly LayerWord[]): LayerWord[] {
  const rects = words.map((word, index) => ({
    id: String(index),
    x: word.left,
    y: word.top,
    width: word.right - word.left,
    height: word.bottom - word.top,
    source: word,
  }))
  const isRightToLeft = words.filter(({ text }) => RIGHT_TO_LEFT.test(text)).length > words.length / 2
  const ordered = orderReading(rects, { direction: isRightToLeft ? 'rtl' : 'ltr' })
  return ordered.map(({ rect, lineId }, index) => ({
    ...rect.source,
    startsLine: lineId !== ordered[index - 1]?.lineId,
  }))
}

/**
 * Puts the words of a page into reading order. This is nearly always the order of the file; where that jumps between columns
 * line by line, words are ordered by their positions.
 */
export function orderLayerWords(words: readonly LayerWord[]): LayerWord[] {
  const steps = stepsThrough(words)
  const jumps = countJumps(steps)
  if (jumps < MIN_JUMPS || measureShortPiece(steps) < SHORT_PIECE_WORDS) return [...words]
  const byPlace = orderByPlace(words)
  return countJumps(stepsThrough(byPlace)) * JUMPS_FACTOR <= jumps ? byPlace : [...words]
}
