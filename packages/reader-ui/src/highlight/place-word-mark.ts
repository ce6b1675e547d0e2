import type { Box } from '@lectern/core/geometry'
import { isVertical } from '../book/is-vertical'
import type { ReaderPage, ReaderWord } from '../book/reader-book'
import { planTextBlocks, type PlannedLine } from '../text-layer/plan-text-blocks'
import { rotateWord } from '../text-layer/rotate-word'

/** A mark over a highlighted word, in pixels of the page image. */
export interface PlacedMark {
  /** The word's rect, as high as its line: all words of a line are highlighted in one height. */
  readonly box: Box
  /** Height of the letters of the line. */
  readonly lineHeight: number
  /** Half the distance to the neighbours, beyond which the mark may not extend; 0 above and below the line. */
  readonly room: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
}

/** Padding of the mark above and below the letters, as a fraction of the height of the line's letters. */
const PADDING = 0.08

/**
 * Returns a function that finds where the mark of a word is, by the word's key; null for a key that the page lacks. Columns are
 * lines that are turned by a quarter.
 */
export function placeWordMarks(
  page: Pick<ReaderPage, 'words' | 'direction'>,
  imageWidth: number,
): (key: string) => PlacedMark | null {
  const inColumns = isVertical(page)
  const words = inColumns ? page.words.map((word) => rotateWord(word, imageWidth)) : page.words
  const found = new Map<string, { readonly word: ReaderWord; readonly line: PlannedLine }>()
  for (const { lines } of planTextBlocks(words, { direction: inColumns ? 'ltr' : page.direction }))
    for (const line of lines) for (const word of line.words) found.set(word.key, { word, line })
  return (key) => {
    const own = found.get(key)
    if (own === undefined) return null
    const mark = markWord(own.word, own.line)
    return inColumns ? rotateBack(mark, imageWidth) : mark
  }
}

function markWord(word: ReaderWord, line: PlannedLine): PlacedMark {
  const lineHeight = line.inkBottom - line.inkTop
  const right = word.x + word.width
  const top = Math.min(word.y, line.inkTop) - lineHeight * PADDING
  const bottom = Math.max(word.y + word.height, line.inkBottom) + lineHeight * PADDING
  const others = line.words.filter((other) => other !== word)
  const halfGap = (gaps: readonly number[]) =>
    Math.max(0, Math.min(lineHeight * 2, ...gaps.filter((gap) => gap >= 0)) / 2)
  return {
    box: { x: word.x, y: top, width: word.width, height: bottom - top },
    lineHeight,
    room: {
      top: 0,
      right: halfGap(others.map((other) => other.x - right)),
      bottom: 0,
      left: halfGap(others.map((other) => word.x - other.x - other.width)),
    },
  }
}

/** Turns a mark back by a quarter: the line's start is the column's top. */
function rotateBack({ box, lineHeight, room }: PlacedMark, imageWidth: number): PlacedMark {
  return {
    box: { x: imageWidth - box.y - box.height, y: box.x, width: box.height, height: box.width },
    lineHeight,
    room: { top: room.left, right: room.top, bottom: room.right, left: room.bottom },
  }
}
