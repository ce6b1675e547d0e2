import type { ReaderPage } from '../book/reader-book'

/** From `time` on (seconds of the chapter's narration) the narration is on the page at `pageIndex`. */
export interface PageTurn {
  readonly time: number
  readonly pageIndex: number
}

/** The page is turned this long before its narration begins, so that the eye is there first. */
const LEAD_SECONDS = 0.3
/** A page without words is shown on the way when the narration is silent for at least this long. */
const PICTURE_SECONDS = 1.5

interface NarratedPage {
  readonly pageIndex: number
  readonly start: number
  readonly end: number
}

/**
 * When the narration of a chapter comes to which page, by time. A page is left when its last word has ended and the next
 * page's narration is near, never later than that begins. Pages that are not narrated get an equal share of the silence
 * around them, or are passed over when there is not enough of it.
 */
export function planPageTurns(pages: readonly Pick<ReaderPage, 'words'>[]): PageTurn[] {
  const narrated = pages
    .flatMap((page, pageIndex) => narratedSpan(page, pageIndex))
    .toSorted((a, b) => a.start - b.start)
  const turns: PageTurn[] = []
  let previous: NarratedPage | null = null
  for (const page of narrated) {
    if (previous === null) turns.push({ time: 0, pageIndex: page.pageIndex })
    else turns.push(...turnBetween(previous, page))
    previous = page
  }
  return turns
}

function turnBetween(from: NarratedPage, to: NarratedPage): PageTurn[] {
  const silenceSeconds = to.start - from.end
  const pictures = to.pageIndex - from.pageIndex - 1
  if (pictures <= 0 || silenceSeconds / (pictures + 1) < PICTURE_SECONDS) {
    return [
      { time: silenceSeconds > 0 ? Math.max(from.end, to.start - LEAD_SECONDS) : to.start, pageIndex: to.pageIndex },
    ]
  }
  // The page that is left keeps one share of the silence; the next one follows with its usual lead.
  const share = silenceSeconds / (pictures + 1)
  const shown = Array.from({ length: pictures }, (_, index) => ({
    time: from.end + share * (index + 1) - share / 2,
    pageIndex: from.pageIndex + index + 1,
  }))
  return [...shown, { time: to.start - LEAD_SECONDS, pageIndex: to.pageIndex }]
}

function narratedSpan(page: Pick<ReaderPage, 'words'>, pageIndex: number): NarratedPage[] {
  let start = Infinity
  let end = -Infinity
  for (const { span } of page.words) {
    if (span === null) continue
    start = Math.min(start, span.start)
    end = Math.max(end, span.end)
  }
  return start < end ? [{ pageIndex, start, end }] : []
}
