import type { Box } from '@lectern/core/page-layout'
import type { ImageSize } from '../book/reader-book'
import { keepOnPage, type PagePoint } from './place-note'

/**
 * Returns the place for a note about a word: above or below its end, or in the nearer margin of its line, whichever is first to
 * cover no word; if all do, the one that covers least.
 *
 * @param o.size width of the note, in page-image pixels like all lengths
 */
export function choosePlace(
  word: Box,
  words: readonly Box[],
  { size, pageSize }: { readonly size: number; readonly pageSize: ImageSize },
): PagePoint {
  const middle = word.y + word.height / 2
  const end = word.x + word.width
  const line = words.filter(({ y, height }) => y < middle && y + height > middle)
  const left = Math.min(word.x, ...line.map(({ x }) => x)) - size / 2
  const right = Math.max(end, ...line.map(({ x, width }) => x + width)) + size / 2
  const isRightNearer = right - end <= word.x - left
  const margins = isRightNearer ? [right, left] : [left, right]
  const places = [
    { x: end, y: word.y - size / 2 },
    { x: end, y: word.y + word.height + size / 2 },
    ...margins.map((x) => ({ x, y: middle })),
  ].map((place) => keepOnPage(place, size, pageSize))
  let best = { place: { x: end, y: word.y }, covered: Infinity }
  for (const place of places) {
    const covered = words.reduce((sum, each) => sum + coveredArea(each, place, size), 0)
    if (covered < best.covered) best = { place, covered }
  }
  return best.place
}

function coveredArea({ x, y, width, height }: Box, at: PagePoint, size: number): number {
  const across = Math.min(x + width, at.x + size / 2) - Math.max(x, at.x - size / 2)
  const down = Math.min(y + height, at.y + size / 2) - Math.max(y, at.y - size / 2)
  return Math.max(0, across) * Math.max(0, down)
}
