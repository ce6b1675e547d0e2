import { READING_AID } from './attach-small-parts'
import { createRows, type Rows } from './rows'
import { type Span, spanHeight } from './span'

/** Heights that a gap within a line may be wide; a wider one parts columns. */
const WIDEST_GAP_HEIGHTS = 1.5
/** Share of the lower one's height that neighbours on a line have in common. */
const SHARED_HEIGHT = 0.5
/** Glyphs up to this share of the usual height (quotes, dashes, raised marks) do not tell where their line stands. */
const SMALL_GLYPH = 0.6
/** Usual heights from a word to a mark that touches it, and by which the mark may rise above the line. */
const TOUCHING = 0.15
const RAISED = 0.4
/** Letters of an initial at most; a large word of more is part of a heading. */
const LONGEST_INITIAL = 2
/** Initials from this many usual heights on belong to no line until the lines are known. */
const TALL = 1.8

interface OpenFragment {
  spans: Span[]
  last: Span
  /** The last one tall enough to tell where the line stands. */
  guide: Span
}

/**
 * Strings words together into fragments of lines: each word, from the start of the lines to their end, goes on with the
 * fragment that it shares most height with. A gap of more than 1.5 heights begins a new fragment.
 */
export function findFragments(spans: readonly Span[], usualHeight: number): Span[][] {
  const open = createRows<OpenFragment>(usualHeight)
  const fragments: OpenFragment[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from || a.top - b.top || a.index - b.index)) {
    const best = findBest(open, span, usualHeight)
    if (best === null) {
      const fragment = { spans: [span], last: span, guide: span }
      fragments.push(fragment)
      open.enter(fragment, span)
      continue
    }
    best.spans.push(span)
    if (span.to > best.last.to) best.last = span
    if (spanHeight(span) <= Math.min(SMALL_GLYPH * usualHeight, spanHeight(best.guide))) continue
    open.leave(best, best.guide)
    best.guide = span
    open.enter(best, span)
  }
  return fragments.map((fragment) => fragment.spans)
}

function findBest(open: Rows<OpenFragment>, span: Span, usualHeight: number): OpenFragment | null {
  let best: OpenFragment | null = null
  let bestShare = SHARED_HEIGHT
  let bestGap = Number.POSITIVE_INFINITY
  for (const fragment of open.near(span)) {
    const gap = span.from - fragment.last.to
    const reach = Math.max(usualHeight, spanHeight(fragment.guide))
    if (gap > WIDEST_GAP_HEIGHTS * reach) {
      open.leave(fragment, fragment.guide)
      continue
    }
    const widest = WIDEST_GAP_HEIGHTS * Math.max(usualHeight, Math.min(spanHeight(fragment.guide), spanHeight(span)))
    if (gap > widest || isInitial(fragment, span, usualHeight)) continue
    const isMark =
      spanHeight(span) <= SMALL_GLYPH * usualHeight &&
      Math.abs(gap) <= TOUCHING * usualHeight &&
      !READING_AID.test(span.word)
    const { guide } = fragment
    const band = isMark
      ? { ...guide, top: Math.min(guide.top, guide.bottom - usualHeight) - RAISED * usualHeight }
      : guide
    const share = sharedHeight(band, span)
    if (share <= SHARED_HEIGHT) continue
    if (share < bestShare || (share === bestShare && gap > bestGap)) continue
    best = fragment
    bestShare = share
    bestGap = gap
  }
  return best
}

/** A large letter before smaller text, or a small word before a large letter. */
function isInitial(fragment: OpenFragment, span: Span, usualHeight: number): boolean {
  const taller = spanHeight(fragment.guide) > spanHeight(span) ? fragment.guide : span
  if (taller.word.length > LONGEST_INITIAL) return false
  const [low, high] = [spanHeight(fragment.guide), spanHeight(span)].toSorted((a, b) => a - b)
  if (low === undefined || high === undefined) return false
  return high > TALL * usualHeight && low < high / TALL && low > SMALL_GLYPH * usualHeight
}

function sharedHeight(a: Span, b: Span): number {
  const lower = Math.min(spanHeight(a), spanHeight(b))
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return lower <= 0 ? (shared >= 0 ? 1 : 0) : shared / lower
}
