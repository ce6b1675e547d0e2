import { orderReading } from '@lectern/core/page-layout'
import type { LayerWord } from './layer-word'

/** Fewer leaps than this are columns, boxes and notes, which every file has in some order. */
const FEWEST_LEAPS = 6
/** Text set in lines has this many words in a piece of a line, even in its shorter ones; cells of a table have fewer. */
const SHORT_PIECE_WORDS = 3
/** The words' places must explain the order with so many times fewer leaps before the file's own is given up. */
const LEAPS_FACTOR = 3
/** A wider gap within a line leads to another column. */
const WIDEST_SPACE_HEIGHTS = 1.2
/** A next line begins at most this far below. */
const NEXT_LINE_HEIGHTS = 2
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

type Step = 'along the line' | 'to the next line' | 'leap'

/** How the eye gets from one word to the other. */
function stepTo(word: LayerWord, next: LayerWord): Step {
  const height = Math.min(word.bottom - word.top, next.bottom - next.top)
  const overlap = Math.min(word.bottom, next.bottom) - Math.max(word.top, next.top)
  if (overlap > height / 2) {
    const gap = Math.max(next.left - word.right, word.left - next.right)
    return gap <= WIDEST_SPACE_HEIGHTS * height ? 'along the line' : 'leap'
  }
  return next.top > word.top && next.top - word.bottom <= NEXT_LINE_HEIGHTS * height ? 'to the next line' : 'leap'
}

function stepsThrough(words: readonly LayerWord[]): Step[] {
  return words.slice(1).map((next, index) => stepTo(words[index] ?? next, next))
}

const countLeaps = (steps: readonly Step[]): number => steps.filter((step) => step === 'leap').length

/** Words of a short piece of a line: a quarter of the pieces have no more. */
function shortPiece(steps: readonly Step[]): number {
  const pieces = [1]
  for (const step of steps) {
    if (step === 'along the line') pieces.push((pieces.pop() ?? 0) + 1)
    else pieces.push(1)
  }
  return pieces.toSorted((a, b) => a - b)[Math.floor(pieces.length / 4)] ?? 0
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
 * The words of a page in the order in which they are read. The file's own order is it, nearly always; where it leaps to and
 * fro between columns line by line, the words' places say more.
 */
export function orderLayerWords(words: readonly LayerWord[]): LayerWord[] {
  const steps = stepsThrough(words)
  const leaps = countLeaps(steps)
  if (leaps < FEWEST_LEAPS || shortPiece(steps) < SHORT_PIECE_WORDS) return [...words]
  const byPlace = orderByPlace(words)
  return countLeaps(stepsThrough(byPlace)) * LEAPS_FACTOR <= leaps ? byPlace : [...words]
}
