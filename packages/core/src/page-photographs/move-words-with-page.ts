import type { Box } from '../types'
import { cornersOfImage } from './corners-of-image'
import { createHomography, type Homography } from './create-homography'
import { moveRectWithPage } from './move-rect-with-page'
import type { ImageSize, PageCorners } from './photograph-plan'

type PageRect = Box & { id: string }

/** Places of words on the photograph of a page, kept so that later changes of the page start from them. */
export interface WordsOnPhotograph<R extends PageRect> {
  /** By id: where a word was on the photograph, and the place that it got on the page from that. */
  places: Readonly<Record<string, { original: Box; placed: Box }>>
  /** Words that were cut off with the margin, in pixels of the photograph, and their indexes among all words, ascending. */
  cutOff: readonly { index: number; rect: R }[]
}

/** Another cut of a page out of its photograph: the size of the photograph, and the corners of the page on it. */
export interface PageChange {
  photograph: ImageSize
  before: PageCorners
  after: PageCorners
}

/**
 * Moves the words of a page with it when it is cut out of its photograph in another way. Words in a margin that is cut off
 * leave the page and return with the margin. Untouched words start from their place on the photograph, so that restoring an
 * earlier cut restores them exactly; moved or new ones start from where they are. In pixels of the page.
 *
 * @throws RangeError if a number of a rect is not finite
 * @example
 * const photograph = { width: 100, height: 200 }
 * const before = cornersOfImage(photograph)
 * const change = { photograph, before, after: turnCorners(before, 1) }
 * const rects = [{ id: 'sun', x: 10, y: 20, width: 30, height: 10 }]
 * moveWordsWithPage(rects, { places: {}, cutOff: [] }, change).rects // => [{ id: 'sun', x: 170, y: 10, width: 10, height: 30 }]
 */
export function moveWordsWithPage<R extends PageRect>(
  rects: readonly R[],
  known: WordsOnPhotograph<R>,
  { photograph, before, after }: PageChange,
): { rects: R[]; words: WordsOnPhotograph<R> } {
  const whole = createHomography(cornersOfImage(photograph))
  const [from, to] = [createHomography(before), createHomography(after)]
  const originals = rects.map((rect) => {
    const place = known.places[rect.id]
    return place && isSameBox(place.placed, rect) ? { ...rect, ...place.original } : moveRectWithPage(rect, from, whole)
  })
  const kept: R[] = []
  const places: Record<string, { original: Box; placed: Box }> = {}
  const cutOff: { index: number; rect: R }[] = []
  for (const [index, original] of withMargin(originals, known.cutOff).entries()) {
    if (!isOnPage(original, to)) {
      cutOff.push({ index, rect: original })
      continue
    }
    const rect = moveRectWithPage(original, whole, to)
    kept.push(rect)
    places[rect.id] = { original: boxOf(original), placed: boxOf(rect) }
  }
  return { rects: kept, words: { places, cutOff } }
}

/** Returns the words with those of the margin at their indexes. */
function withMargin<R extends PageRect>(rects: readonly R[], cutOff: WordsOnPhotograph<R>['cutOff']): R[] {
  const present = new Set(rects.map(({ id }) => id))
  const all = [...rects]
  for (const { index, rect } of cutOff) if (!present.has(rect.id)) all.splice(index, 0, rect)
  return all
}

function isOnPage({ x, y, width, height }: Box, { page, toPage }: Homography): boolean {
  const centre = toPage(x + width / 2, y + height / 2)
  return centre.x >= 0 && centre.y >= 0 && centre.x <= page.width && centre.y <= page.height
}

function boxOf({ x, y, width, height }: Box): Box {
  return { x, y, width, height }
}

function isSameBox(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}
