import type { Box, Rect, WritingMode } from '../types'
import { hasArea } from './has-area'
import { isOnSameLine } from './is-on-same-line'
import { wordOf } from './word-of'

/** Letters of the scripts that are also written vertically. */
export const FULL_WIDTH_LETTER = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u

/** A cheap test before the one above: rules out words in alphabets several times as fast. */
const BEYOND_ALPHABETS = /[\u2e80-\uffff]/

/** Letters of a column are closer together than this fraction of their size. */
const MAX_LETTER_GAP = 0.25

/**
 * Rotates words that are written vertically by a quarter turn, so that columns become lines: the next word is to the right
 * and the next column is the next line. Returns horizontal words unchanged. Words are in reading order.
 */
export function rotateColumns<R extends Rect>(
  words: readonly R[],
  writingMode: WritingMode | undefined = detectWritingMode(words),
): readonly R[] {
  return writingMode === 'vertical-rl' ? words.map(rotate) : words
}

/**
 * Detects the writing mode from the words in scripts that are also written vertically: vertical words are taller than wide, or
 * close below each other. Returns 'horizontal-tb' in doubt.
 *
 * @example
 * detectWritingMode([{ id: 'a', x: 100, y: 20, width: 18, height: 54, word: '吾輩は' }]) // => 'vertical-rl'
 * detectWritingMode([{ id: 'a', x: 100, y: 20, width: 54, height: 18, word: '吾輩は' }]) // => 'horizontal-tb'
 */
export function detectWritingMode(words: readonly Rect[]): WritingMode {
  let verticalVotes = 0
  for (const [index, word] of words.entries()) {
    const text = wordOf(word)
    if (!BEYOND_ALPHABETS.test(text) || !FULL_WIDTH_LETTER.test(text) || !hasArea(word)) continue
    if (text.length > 1) verticalVotes += word.height > word.width ? 1 : -1
    const next = words[index + 1]
    if (next === undefined || !hasArea(next)) continue
    const gap = next.y - word.y - word.height
    if (isOnSameLine(word, next)) verticalVotes -= 1
    else if (isOnSameLine(rotate(word), rotate(next)) && gap < MAX_LETTER_GAP * Math.min(word.width, word.height))
      verticalVotes += 1
  }
  return verticalVotes > 0 ? 'vertical-rl' : 'horizontal-tb'
}

function rotate<B extends Box>(box: B): B {
  return { ...box, x: box.y, y: -box.x - box.width, width: box.height, height: box.width }
}
