import type { AutoplayStart, Language } from '@lectern/core/book'
import { readAutoplay } from './read-autoplay'

/** When the triggers of a page open by themselves. */
export interface AutoplayPlan {
  /** Ids of the triggers that open before the page's audio, one after another. */
  atPageStart: string[]
  /** Those that open while it plays, by time; seconds of the chapter's media. */
  timed: { id: string; seconds: number }[]
}

/**
 * When the triggers of a page open by themselves in a language: by the first valid entry that each has for it (see
 * `readAutoplay`). Those of one moment go by their order index, the ones without it last, else in the order they came.
 *
 * @example
 * const plan = planAutoplay(
 *   [
 *     { id: 'pond', autoplayStartTime: [{ lang: 'en', value: 4 }, { lang: 'es', value: 5 }] },
 *     { id: 'bird', autoplayStartTime: [{ lang: 'en', value: -1, orderIndex: 0 }] },
 *   ],
 *   'en',
 * )
 * plan // => { atPageStart: ['bird'], timed: [{ id: 'pond', seconds: 4 }] }
 */
export function planAutoplay(
  triggers: readonly { id: string; autoplayStartTime?: readonly AutoplayStart[] | null }[],
  language: Language,
): AutoplayPlan {
  const starts = triggers.flatMap(({ id, autoplayStartTime }) => {
    const autoplay = readAutoplay(autoplayStartTime, language)
    if (autoplay === null) return []
    const seconds = autoplay.at === 'time' ? autoplay.seconds : Number.NEGATIVE_INFINITY
    return [{ id, seconds, order: autoplay.orderIndex ?? Number.POSITIVE_INFINITY }]
  })
  const ordered = starts.toSorted((a, b) => compare(a.seconds, b.seconds) || compare(a.order, b.order))
  return {
    atPageStart: ordered.flatMap(({ id, seconds }) => (Number.isFinite(seconds) ? [] : [id])),
    timed: ordered.flatMap(({ id, seconds }) => (Number.isFinite(seconds) ? [{ id, seconds }] : [])),
  }
}

/** Differences would not do: those of two infinities are no number. */
function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
