import type { Box } from '@lectern/core/page-layout'
import type { SearchHit } from '@lectern/core/search'
import type { ReaderWord } from '../book/reader-book'

/** Words that share less than this part of the smaller one's height are on different lines. */
const SHARED_HEIGHT = 0.5
/** Words of one line that are further apart than this many line heights are framed apart. */
const WIDEST_GAP = 2

/** Returns the frames of a hit in page-image pixels: one for the words of each line. */
export function planHitBoxes(words: readonly ReaderWord[], { firstWord, lastWord }: SearchHit): Box[] {
  const boxes: Box[] = []
  for (const word of words.slice(firstWord, lastWord + 1)) {
    const last = boxes.at(-1)
    if (last !== undefined && isBeside(last, word)) boxes[boxes.length - 1] = join(last, word)
    else boxes.push({ x: word.x, y: word.y, width: word.width, height: word.height })
  }
  return boxes
}

function isBeside(a: Box, b: Box): boolean {
  const shared = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const gap = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width)
  return shared > Math.min(a.height, b.height) * SHARED_HEIGHT && gap < Math.max(a.height, b.height) * WIDEST_GAP
}

function join(a: Box, b: Box): Box {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}
