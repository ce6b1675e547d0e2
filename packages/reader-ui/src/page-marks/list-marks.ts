import { placeMark } from '@lectern/core/book'
import { mapFound } from '../book/map-found'
import type { Box, Direction } from '@lectern/core/page-layout'
import { isHidden } from './is-hidden'
import type { PageMark } from './page-mark'

/** A visible mark. */
export interface PlacedMark<Mark extends PageMark = PageMark> {
  readonly mark: Mark
  /** In page-image pixels. */
  readonly box: Box
  /** Position from the back to the front: a small mark lies above a larger one. */
  readonly level: number
}

/** The page that marks lie on. */
export interface MarkedPage {
  /** Languages of the page and of the book that is read. */
  readonly languages: readonly string[]
  readonly direction: Direction
  /** True if the text is written in columns from right to left. */
  readonly isVertical: boolean
}

/**
 * Lists the visible marks of a page in reading order: by rows from the top, in a row in the direction of the text. Marks whose
 * centres are in the height of the row's first one share its row. Of marks with the same id, the first counts.
 */
export function listMarks<Mark extends PageMark>(
  marks: readonly Mark[],
  { languages, direction, isVertical }: MarkedPage,
  o: { readonly usualSize: number },
): PlacedMark<Mark>[] {
  const unique = new Map(marks.toReversed().map((mark) => [mark.id, mark]))
  const visible = marks
    .filter((mark) => unique.get(mark.id) === mark && !isHidden(mark, languages))
    .map((mark) => ({ mark, box: placeMark(mark, o) }))
  const largestFirst = visible.toSorted((a, b) => areaOf(b.box) - areaOf(a.box))
  const leveled = new Map(largestFirst.map((placed, level) => [placed.mark, { ...placed, level }]))
  // In their own order, which decides between marks at the same place.
  const placed = mapFound(visible, ({ mark }) => leveled.get(mark))
  return orderByRows(placed, isVertical ? turnColumn : (box) => box, isVertical ? 'ltr' : direction)
}

function orderByRows<Placed extends { readonly box: Box }>(
  placed: readonly Placed[],
  turn: (box: Box) => Box,
  direction: Direction,
): Placed[] {
  const turned = placed.map((each) => ({ each, box: turn(each.box) })).toSorted((a, b) => a.box.y - b.box.y)
  const rows: (typeof turned)[] = []
  for (const entry of turned) {
    const row = rows.at(-1)
    const first = row?.[0]
    const middle = entry.box.y + entry.box.height / 2
    if (row !== undefined && first !== undefined && middle <= first.box.y + first.box.height) row.push(entry)
    else rows.push([entry])
  }
  const sign = direction === 'rtl' ? -1 : 1
  const startOf = (box: Box) => (direction === 'rtl' ? box.x + box.width : box.x)
  return rows.flatMap((row) => row.toSorted((a, b) => sign * (startOf(a.box) - startOf(b.box))).map(({ each }) => each))
}

/** Turns columns that follow each other from right to left into rows. */
function turnColumn({ x, y, width, height }: Box): Box {
  return { x: y, y: -(x + width), width: height, height: width }
}

function areaOf({ width, height }: Box): number {
  return width * height
}
