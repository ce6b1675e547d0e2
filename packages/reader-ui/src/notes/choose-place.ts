import type { Box } from '@lectern/core/page-layout'
import type { ImageSize } from '../book/reader-book'
import { keepOnPage, type PagePoint } from './place-note'

export interface PlaceOptions {
  /** Width of the note, in page-image pixels like all lengths. */
  readonly size: number
  readonly pageSize: ImageSize
  /** The other notes of the page. */
  readonly notes: readonly Box[]
}

/** Distance from the words, as a part of a note's width: the edge of its mark and the ring of its focus cover no letter. */
const clearance = 0.2

/**
 * Returns the place for a note about a word: above or below its end, or in the nearer margin of its line, whichever is first to
 * cover no word and no note; if all do, the one that covers least.
 */
export function choosePlace(word: Box, words: readonly Box[], { size, pageSize, notes }: PlaceOptions): PagePoint {
  const middle = word.y + word.height / 2
  const end = word.x + word.width
  const line = words.filter(({ y, height }) => y < middle && y + height > middle)
  const apart = size / 2 + size * clearance
  const left = Math.min(word.x, ...line.map(({ x }) => x)) - apart
  const right = Math.max(end, ...line.map(({ x, width }) => x + width)) + apart
  const isRightNearer = right - end <= word.x - left
  const margins = isRightNearer ? [right, left] : [left, right]
  const places = [
    { x: end, y: word.y - apart },
    { x: end, y: word.y + word.height + apart },
    ...margins.map((x) => ({ x, y: middle })),
  ].map((place) => keepOnPage(place, size, pageSize))
  let best = { place: { x: end, y: word.y }, covered: Infinity }
  for (const place of places) {
    const covered = [...words, ...notes].reduce((sum, each) => sum + coveredArea(each, place, size), 0)
    if (covered < best.covered) best = { place, covered }
  }
  return best.place
}

/** Returns the first place of a grid from a point on, to the right and down, under which no note lies; the point if none is free. */
export function moveOffNotes(from: PagePoint, { size, pageSize, notes }: PlaceOptions): PagePoint {
  const start = keepOnPage(from, size, pageSize)
  const isFree = (place: PagePoint) => notes.every((note) => coveredArea(note, place, size) === 0)
  const step = size * 1.1
  const columns = Math.max(1, Math.floor(pageSize.width / step))
  const rows = Math.max(1, Math.floor(pageSize.height / step))
  for (let index = 0; index < columns * rows; index += 1) {
    const across = (start.x + (index % columns) * step) % (columns * step)
    const down = (start.y + Math.floor(index / columns) * step) % (rows * step)
    const place = index === 0 ? start : keepOnPage({ x: across, y: down }, size, pageSize)
    if (isFree(place)) return place
  }
  return start
}

function coveredArea({ x, y, width, height }: Box, at: PagePoint, size: number): number {
  const across = Math.min(x + width, at.x + size / 2) - Math.max(x, at.x - size / 2)
  const down = Math.min(y + height, at.y + size / 2) - Math.max(y, at.y - size / 2)
  return Math.max(0, across) * Math.max(0, down)
}
