import { requireList } from '../../arrays/require-list'
import { elementAt } from '../../arrays/element-at'
import type { Direction, Rect, WritingMode } from '../../types'
import { attachLabels } from './blocks/attach-labels'
import { attachRubyAndInitials } from './fragments/attach-ruby-and-initials'
import { buildBlocks } from './blocks/build-blocks'
import { estimateSkew } from './fragments/estimate-skew'
import { findGutters } from './columns/find-gutters'
import { findFragments } from './fragments/find-fragments'
import { extentOf, type Fragment, medianHeight, middle, toFragment } from './fragments/fragment'
import { joinAcrossSpaces } from './columns/join-across-spaces'
import { orderBlocks } from './blocks/order-blocks'
import { orderBidiRuns } from './order-bidi-runs'
import { attachDots, separateDots } from './fragments/separate-dots'
import { readLineByLine } from './read-line-by-line'
import { measureSpaces } from './columns/measure-spaces'
import { findWideGaps } from './columns/find-wide-gaps'
import { type Span, spanHeight, straighten, toSpan } from './fragments/span'
import { splitAtGutters } from './columns/split-at-gutters'
import { splitHeadersAndFooters } from './blocks/split-headers-and-footers'

/** A smaller skew is ignored. */
const MIN_SKEW = 0.003
/** A rect that covers this fraction of the text in both directions and is this many median heights high is not a word. */
const PAGE_SIZED = 0.8
const MAX_WORD_HEIGHT = 8
/** Larger pages are read line by line, because the time for blocks grows quadratically. */
const MAX_RECTS = 20_000
const MAX_FRAGMENTS = 2500

/**
 * Puts a page's rects, in page-image pixels, into reading order: joins words into line fragments, stacks these into blocks,
 * and orders the blocks. Handles columns, headings across columns and skewed pages. Lines run left to right by default.
 * Returns every rect once; rects without area, with numbers that are not finite, or as large as the page come last. More than
 * 20,000 rects or 2,500 fragments are not a page of text and are read line by line. `lineId` and `blockId` count from 0 in
 * reading order over the whole page.
 * A caption, pull quote or box between two columns is read after the first of them; its words carry `uncertain: true`.
 *
 * @throws TypeError if the language, a word or a rect is missing
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
): { rect: R; lineId: number; blockId: number; uncertain?: true }[] {
  requireList(rects, 'rects')
  const { direction = 'ltr', writingMode = 'horizontal-tb' } = o
  const spans = rects.map((rect, index) => toSpan(rect, index, direction, writingMode))
  const isFromRight = direction === 'rtl' && writingMode === 'horizontal-tb'
  const misfits = findMisfits(spans)
  const blocks = layOut(spans.filter((span) => !misfits.has(span)))
  let lineId = -1
  const others = [...misfits].map((span): LaidBlock => ({ lines: [[span]] }))
  const placed = [...blocks, ...others].flatMap(({ lines, ...mark }, blockId) =>
    lines.flatMap((line) => {
      lineId += 1
      return (isFromRight ? orderBidiRuns(line) : line).map((span) => ({ index: span.index, lineId, blockId, ...mark }))
    }),
  )
  return placed.map(({ index, ...ids }) => ({ rect: elementAt(rects, index), ...ids }))
}

/** A block as lines of words, marked if its place is uncertain. */
interface LaidBlock {
  readonly lines: readonly Span[][]
  readonly uncertain?: true
}

/** Returns the blocks of the page in reading order. */
function layOut(skewed: readonly Span[]): LaidBlock[] {
  if (skewed.length === 0) return []
  const usualHeight = medianHeight(skewed)
  if (skewed.length > MAX_RECTS) return readLineByLine(skewed, usualHeight).map((block) => ({ lines: block }))
  const { words, dots } = separateDots(skewed, usualHeight)
  const firstLines = findFragments(words, usualHeight)
  const estimated = estimateSkew(firstLines)
  const skew = Math.abs(estimated) < MIN_SKEW ? 0 : estimated
  const straight = (span: Span): Span => straighten(span, skew)
  const lines = skew === 0 ? firstLines : findFragments(words.map(straight), usualHeight)
  const pieces = lines.reduce((total, line) => total + 1 + findWideGaps(line, usualHeight).length, 0)
  if (pieces > MAX_FRAGMENTS) return readLineByLine(skewed, usualHeight).map((block) => ({ lines: block }))
  const sorted = lines.map(toFragment).toSorted((a, b) => middle(a) - middle(b))
  const rows = {
    sorted,
    usualHeight,
    gutters: findGutters(sorted, usualHeight),
    usualSpace: measureSpaces(sorted),
    skew,
  }
  const dotted = attachDots(joinAcrossSpaces(splitAtGutters(rows), rows), dots.map(straight), usualHeight)
  const fragments = attachLabels(attachRubyAndInitials(dotted.lines, usualHeight), usualHeight)
  const upright = fragments.map((fragment) => straightenColumn(fragment, skew))
  const { head, text, foot } = splitHeadersAndFooters(upright, usualHeight)
  const spansOf = (block: readonly Fragment[]): Span[][] => block.map((line) => [...line.spans])
  const blocks = orderBlocks(buildBlocks(text, usualHeight), usualHeight).map(({ block, isUncertain }): LaidBlock => {
    const laid = { lines: spansOf(block.lines) }
    return isUncertain ? { ...laid, uncertain: true } : laid
  })
  return [
    ...head.map((line) => ({ lines: spansOf([line]) })),
    ...blocks,
    ...foot.map((line) => ({ lines: spansOf([line]) })),
    ...dotted.specks.map((speck) => ({ lines: [[speck]] })),
  ]
}

/** Straightens columns as well, because a rotated page skews both directions. */
function straightenColumn(fragment: Fragment, skew: number): Fragment {
  const shift = skew * middle(fragment)
  return { ...fragment, from: fragment.from + shift, to: fragment.to + shift }
}

function findMisfits(spans: readonly Span[]): ReadonlySet<Span> {
  const sized = spans.filter((span) => spanHeight(span) > 0 || span.to > span.from)
  const tallest = MAX_WORD_HEIGHT * medianHeight(sized)
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
