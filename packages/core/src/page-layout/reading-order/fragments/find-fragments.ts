import { RUBY } from './attach-ruby-and-initials'
import { createRowIndex, type RowIndex } from './row-index'
import { type Span, spanHeight } from './span'

/** The widest gap within a line, in heights; a wider one separates columns. */
const MAX_GAP_HEIGHTS = 1.5
/** Neighbours on a line share more than this part of the lower one's height. */
const SHARED_HEIGHT = 0.5
/** Glyphs up to this fraction of the median height (quotes, dashes, raised marks) do not show where their line is. */
const SMALL_GLYPH = 0.6
/** The largest distance of a mark from the word that it touches, and the largest height above the line, in median heights. */
const TOUCHING = 0.15
const RAISED = 0.4
/** The most letters that an initial may have; a longer large word is part of a heading. */
const MAX_INITIAL_LETTERS = 2
/** Initials of at least this many median heights are not put in a line until the lines are known. */
const TALL = 1.8

interface OpenFragment {
  spans: Span[]
  last: Span
  /** The last span that is tall enough to show where the line is. */
  guide: Span
}

/**
 * Joins words into line fragments: each word, from the start of the lines to their end, continues the fragment that it shares
 * most height with. A gap of more than 1.5 heights starts a new fragment.
 */
export function findFragments(spans: readonly Span[], usualHeight: number): Span[][] {
  const open = createRowIndex<OpenFragment>(usualHeight)
  const fragments: OpenFragment[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from || a.top - b.top || a.index - b.index)) {
    const best = findBest(open, span, usualHeight)
    if (best === null) {
      const fragment = { spans: [span], last: span, guide: span }
      fragments.push(fragment)
      open.insert(fragment, span)
      continue
    }
    best.spans.push(span)
    if (span.to > best.last.to) best.last = span
    if (spanHeight(span) <= Math.min(SMALL_GLYPH * usualHeight, spanHeight(best.guide))) continue
    open.remove(best, best.guide)
    best.guide = span
    open.insert(best, span)
  }
  return fragments.map((fragment) => fragment.spans)
}

function findBest(open: RowIndex<OpenFragment>, span: Span, usualHeight: number): OpenFragment | null {
  let best: OpenFragment | null = null
  let bestFraction = SHARED_HEIGHT
  let bestGap = Number.POSITIVE_INFINITY
  for (const fragment of open.search(span)) {
    const gap = span.from - fragment.last.to
    const reach = Math.max(usualHeight, spanHeight(fragment.guide))
    if (gap > MAX_GAP_HEIGHTS * reach) {
      open.remove(fragment, fragment.guide)
      continue
    }
    const widest = MAX_GAP_HEIGHTS * Math.max(usualHeight, Math.min(spanHeight(fragment.guide), spanHeight(span)))
    if (gap > widest || isInitial(fragment, span, usualHeight)) continue
    const isMark =
      spanHeight(span) <= SMALL_GLYPH * usualHeight && Math.abs(gap) <= TOUCHING * usualHeight && !RUBY.test(span.word)
    const { guide } = fragment
    const band = isMark
      ? { ...guide, top: Math.min(guide.top, guide.bottom - usualHeight) - RAISED * usualHeight }
      : guide
    const fraction = sharedHeight(band, span)
    if (fraction <= SHARED_HEIGHT) continue
    if (fraction < bestFraction || (fraction === bestFraction && gap > bestGap)) continue
    best = fragment
    bestFraction = fraction
    bestGap = gap
  }
  return best
}

/** Tests for a large letter before smaller text, or a small word before a large letter. */
function isInitial(fragment: OpenFragment, span: Span, usualHeight: number): boolean {
  const taller = spanHeight(fragment.guide) > spanHeight(span) ? fragment.guide : span
  if (taller.word.length > MAX_INITIAL_LETTERS) return false
  const [low, high] = [spanHeight(fragment.guide), spanHeight(span)].toSorted((a, b) => a - b)
  if (low === undefined || high === undefined) return false
  return high > TALL * usualHeight && low < high / TALL && low > SMALL_GLYPH * usualHeight
}

function sharedHeight(a: Span, b: Span): number {
  const lower = Math.min(spanHeight(a), spanHeight(b))
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return lower <= 0 ? (shared >= 0 ? 1 : 0) : shared / lower
}
