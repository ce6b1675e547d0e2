import type { Box } from '@lectern/core/geometry'
import type { Size } from '../viewport'

export interface NewWordPlace {
  /** The words of the page in reading order. */
  readonly words: readonly Box[]
  /** The word that the new one follows; null for none. */
  readonly after: Box | null
  /** The visible part of the page. */
  readonly seen: Box
  readonly page: Size
}

/** Distance between two words, as a fraction of a word's height. */
const spaceFraction = 0.25
/** Size of the first word of a page, as fractions of the visible part. */
const firstWord = { width: 1 / 6, height: 1 / 18 } as const

/**
 * Places a word that is inserted without a pointer, in whole pixels of the page: as large as the page's words (the median of
 * each side), after the selected word if there is room in reading direction, else below it; without a selection, in the middle
 * of the visible part. It always lies on the page.
 */
export function placeNewWord({ words, after, seen, page }: NewWordPlace): Box {
  const view = seenOfPage(seen, page)
  const width = fit(median(words.map((word) => word.width)) ?? view.width * firstWord.width, page.width)
  const height = fit(median(words.map((word) => word.height)) ?? view.height * firstWord.height, page.height)
  const onPage = (x: number, y: number): Box => ({
    x: Math.round(Math.max(0, Math.min(x, page.width - width))),
    y: Math.round(Math.max(0, Math.min(y, page.height - height))),
    width,
    height,
  })
  if (after === null) return onPage(view.x + (view.width - width) / 2, view.y + (view.height - height) / 2)
  const space = after.height * spaceFraction
  const x = runsLeft(words) ? after.x - space - width : after.x + after.width + space
  const hasRoom = x >= 0 && x + width <= page.width
  return hasRoom
    ? onPage(x, after.y + (after.height - height) / 2)
    : onPage(after.x + (after.width - width) / 2, after.y + after.height + space)
}

function fit(length: number, most: number): number {
  return Math.max(1, Math.min(Math.round(length), Math.floor(most)))
}

/** Falls back to the whole page if no part of it is visible. */
function seenOfPage(seen: Box, page: Size): Box {
  const x = Math.max(0, seen.x)
  const y = Math.max(0, seen.y)
  const width = Math.min(page.width, seen.x + seen.width) - x
  const height = Math.min(page.height, seen.y + seen.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : { x: 0, y: 0, ...page }
}

function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
}

/** Returns true if the words of a line run to the left, as in Hebrew and Arabic. */
function runsLeft(words: readonly Box[]): boolean {
  let steps = 0
  words.forEach((word, index) => {
    const next = words[index + 1]
    if (next !== undefined && next.y < word.y + word.height && word.y < next.y + next.height) {
      steps += Math.sign(next.x - word.x)
    }
  })
  return steps < 0
}
