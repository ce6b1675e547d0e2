import type { Direction, Rect, WritingMode } from '../types'
import { attachLabels } from './attach-labels'
import { attachSmallParts } from './attach-small-parts'
import { buildBlocks } from './build-blocks'
import { estimateSkew } from './estimate-skew'
import { findGutters } from './find-gutters'
import { findFragments } from './find-fragments'
import { extentOf, type Fragment, medianHeight, middle, toFragment } from './fragment'
import { joinAcrossSpaces } from './join-across-spaces'
import { orderBlocks } from './order-blocks'
import { orderLatinRuns } from './order-latin-runs'
import { attachPoints, partSmallSpans } from './part-small-spans'
import { readLineByLine } from './read-line-by-line'
import { findWideGaps } from './find-wide-gaps'
import { type Span, spanHeight, straighten, toSpan } from './span'
import { splitAtGutters } from './split-at-gutters'
import { splitFurniture } from './split-furniture'

/** Leans below this are left alone. */
const SMALLEST_SKEW = 0.003
/** A rect that covers this share of the text's extent both ways, and is this many usual heights high, is no word. */
const PAGE_SIZED = 0.8
const HIGHEST_WORD = 8
/** What is more is read line by line: the time that blocks take grows with the square of their number. */
const MOST_RECTS = 20_000
const MOST_FRAGMENTS = 2500

/**
 * The reading order of a page's rects, in pixels of its image: words are strung into pieces of lines, these stacked into
 * blocks, and the blocks ordered, columns and headings across them included, on pages that lean as well. Lines run from left
 * to right unless told. Every rect is answered once; those without an area, with numbers that are none, or as large as the
 * page, come last. More than 20,000 rects, or 2,500 pieces of lines, are no page of text: they are read line by line. `lineId` and `blockId` count from 0 in reading order, over the whole page.
 *
 * @example
 * const rects = [
 *   { id: 'c', x: 300, y: 0, width: 60, height: 20, word: 'in the' },
 *   { id: 'a', x: 0, y: 0, width: 60, height: 20, word: 'Two' },
 *   { id: 'd', x: 300, y: 30, width: 60, height: 20, word: 'night.' },
 *   { id: 'b', x: 0, y: 30, width: 60, height: 20, word: 'ships' },
 * ]
 * const order = orderReading(rects)
 * order.map(({ rect }) => rect.word) // => ['Two', 'ships', 'in the', 'night.']
 * order.map(({ lineId, blockId }) => [lineId, blockId]) // => [[0, 0], [1, 0], [2, 1], [3, 1]]
 */
export function orderReading<R extends Rect>(
  rects: R[],
  o: { direction?: Direction; writingMode?: WritingMode } = {},
): { rect: R; lineId: number; blockId: number }[] {
  const { direction = 'ltr', writingMode = 'horizontal-tb' } = o
  const spans = rects.map((rect, index) => toSpan(rect, index, direction, writingMode))
  const isFromRight = direction === 'rtl' && writingMode === 'horizontal-tb'
  const misfits = findMisfits(spans)
  const blocks = layOut(spans.filter((span) => !misfits.has(span)))
  let lineId = -1
  const placed = [...blocks, ...[...misfits].map((span) => [[span]])].flatMap((lines, blockId) =>
    lines.flatMap((line) => {
      lineId += 1
      return (isFromRight ? orderLatinRuns(line) : line).map((span) => ({ index: span.index, lineId, blockId }))
    }),
  )
  return placed.map(({ index, ...ids }) => {
    const rect = rects[index]
    if (rect === undefined) throw new Error(`Rect ${index} of ${rects.length} was placed on the page`)
    return { rect, ...ids }
  })
}

/** Blocks of lines of words. */
function layOut(leaning: readonly Span[]): Span[][][] {
  if (leaning.length === 0) return []
  const usualHeight = medianHeight(leaning)
  if (leaning.length > MOST_RECTS) return readLineByLine(leaning, usualHeight)
  const { words, small } = partSmallSpans(leaning, usualHeight)
  const firstLines = findFragments(words, usualHeight)
  const lean = estimateSkew(firstLines)
  const skew = Math.abs(lean) < SMALLEST_SKEW ? 0 : lean
  const straight = (span: Span): Span => straighten(span, skew)
  const lines = skew === 0 ? firstLines : findFragments(words.map(straight), usualHeight)
  const pieces = lines.reduce((sum, line) => sum + 1 + findWideGaps(line, usualHeight).length, 0)
  if (pieces > MOST_FRAGMENTS) return readLineByLine(leaning, usualHeight)
  const sorted = lines.map(toFragment).toSorted((a, b) => middle(a) - middle(b))
  const rows = { sorted, usualHeight, gutters: findGutters(sorted, usualHeight), lean: skew }
  const points = attachPoints(joinAcrossSpaces(splitAtGutters(rows), rows), small.map(straight), usualHeight)
  const fragments = attachLabels(attachSmallParts(points.lines, usualHeight), usualHeight)
  const upright = fragments.map((fragment) => uprightColumn(fragment, skew))
  const { head, text, foot } = splitFurniture(upright, usualHeight)
  const blocks = orderBlocks(buildBlocks(text, usualHeight), usualHeight).map((block) => block.lines)
  const ordered = [...head.map((line) => [line]), ...blocks, ...foot.map((line) => [line])]
  return [...ordered.map((block) => block.map((line) => line.spans)), ...points.specks.map((speck) => [[speck]])]
}

/** A page that was turned leans its columns too. */
function uprightColumn(fragment: Fragment, skew: number): Fragment {
  const shift = skew * middle(fragment)
  return { ...fragment, from: fragment.from + shift, to: fragment.to + shift }
}

function findMisfits(spans: readonly Span[]): ReadonlySet<Span> {
  const sized = spans.filter((span) => spanHeight(span) > 0 || span.to > span.from)
  const tallest = HIGHEST_WORD * medianHeight(sized)
  const extent = extentOf(sized)
  return new Set(
    spans.filter((span) => {
      const height = spanHeight(span)
      if (![span.from, span.to, span.top, span.bottom].every(Number.isFinite)) return true
      if (height <= 0 && span.to <= span.from) return sized.length > 0
      if (height < tallest || height < PAGE_SIZED * (extent.bottom - extent.top)) return false
      return span.to - span.from >= PAGE_SIZED * (extent.to - extent.from)
    }),
  )
}
