import type { ReaderPage } from '../book/reader-book'

/** From `time` on (seconds of the chapter's narration) the page at `pageIndex` is shown. */
export interface PageTurn {
  readonly time: number
  readonly pageIndex: number
}

/** Pages are turned this long before their narration begins, so that the reader has found the place. */
const LEAD_SECONDS = 0.3
/** A page without words is shown if the narration is silent for at least this long. */
const PICTURE_SECONDS = 1.5

interface NarratedPage {
  readonly pageIndex: number
  readonly start: number
  readonly end: number
}

/**
 * Plans the page turns of a chapter's narration, by time. A page turns after its last word has ended and shortly before the
 * next page's narration begins. Pages without narration get equal shares of the silence around them, or are skipped if it is
 * too short.
 */
export function planPageTurns(pages: readonly Pick<ReaderPage, 'span'>[]): PageTurn[] {
  const narrated = pages
    .flatMap(({ span }, pageIndex) => (span === null ? [] : [{ ...span, pageIndex }]))
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
  // The previous page keeps one share of the silence; the next one appears with its usual lead.
  const share = silenceSeconds / (pictures + 1)
  const shown = Array.from({ length: pictures }, (_, index) => ({
    time: from.end + share * (index + 1) - share / 2,
    pageIndex: from.pageIndex + index + 1,
  }))
  return [...shown, { time: to.start - LEAD_SECONDS, pageIndex: to.pageIndex }]
}
