import type { Box, Rect, WritingMode } from '../types'
import { hasArea } from './has-area'
import { standsBeside } from './stands-beside'

/** Letters of the scripts that are also written in columns. */
export const SET_IN_SQUARES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u

/** The letters of a column stand closer than this share of their size. */
const CLOSE = 0.25

/**
 * Words in reading order as they would stand in horizontal lines: those of columns are turned by a quarter, so that what
 * follows below follows on the right, and the next column is the next line. Others are answered as they are.
 */
export function layInLines<R extends Rect>(
  words: readonly R[],
  writingMode: WritingMode | undefined = readWritingMode(words),
): readonly R[] {
  return writingMode === 'vertical-rl' ? words.map(turn) : words
}

/** How words stand in whose letters it shows: taller than wide, or close below one another. Horizontally in doubt. */
export function readWritingMode(words: readonly Rect[]): WritingMode {
  let columns = 0
  for (const [index, word] of words.entries()) {
    const text = (word.word ?? '').trim()
    if (!SET_IN_SQUARES.test(text) || !hasArea(word)) continue
    if (text.length > 1) columns += word.height > word.width ? 1 : -1
    const next = words[index + 1]
    if (next === undefined || !hasArea(next)) continue
    const gap = next.y - word.y - word.height
    if (standsBeside(word, next)) columns -= 1
    else if (standsBeside(turn(word), turn(next)) && gap < CLOSE * Math.min(word.width, word.height)) columns += 1
  }
  return columns > 0 ? 'vertical-rl' : 'horizontal-tb'
}

function turn<B extends Box>(box: B): B {
  return { ...box, x: box.y, y: -box.x - box.width, width: box.height, height: box.width }
}
