import { defaultLanguage, matchLanguage, type CoachingPoint } from '@lectern/core/book'
import type { ReaderPage, TimeSpan } from '../book/reader-book'
import { listPoints } from './list-points'
import { mapFound } from '../book/map-found'

/** A coaching point during one of its times, in seconds of the chapter's media. */
export interface TimedPoint extends TimeSpan {
  readonly pageId: number
  readonly point: CoachingPoint
}

/**
 * Lists the times of the visible coaching points of a chapter, ordered by their starts. Times without a language are English;
 * impossible times are left out.
 *
 * @param language language in which the book is read
 */
export function listTimedPoints(pages: readonly ReaderPage[], language: string): TimedPoint[] {
  return pages
    .flatMap((page) =>
      listPoints(page, language).flatMap((point) =>
        readTimes(point, language).map((span) => ({ pageId: page.pageId, point, ...span })),
      ),
    )
    .toSorted((a, b) => a.start - b.start)
}

/** Returns the index of the point whose time has begun last and is not over; -1 without one. */
export function findTimedPoint(timed: readonly TimedPoint[], seconds: number): number {
  return timed.findLastIndex(({ start, end }) => start <= seconds && seconds < end)
}

function readTimes({ times }: CoachingPoint, language: string): TimeSpan[] {
  // Servers keep this field as clients wrote it.
  const entries: readonly unknown[] = Array.isArray(times) ? times : []
  const known = mapFound(entries, readTime)
  const languages = known.map(({ lang }) => lang)
  const chosen = matchLanguage(languages, language)
  return known.filter(({ lang }) => lang === chosen).map(({ start, end }) => ({ start, end }))
}

function readTime(entry: unknown): (TimeSpan & { readonly lang: string }) | null {
  if (typeof entry !== 'object' || entry === null || !('start' in entry) || !('end' in entry)) return null
  const { start, end } = entry
  if (typeof start !== 'number' || typeof end !== 'number' || !(start >= 0 && end > start)) return null
  const lang = 'lang' in entry && typeof entry.lang === 'string' ? entry.lang : defaultLanguage
  return { start, end, lang }
}
