import type { Language, PopupTrigger } from '@lectern/core/book'
import { readAutoplay } from './read-autoplay'

/** Times at which the triggers of a page open automatically. */
export interface AutoplayPlan {
  /** Ids of the triggers that open one after another before the page's audio. */
  atPageStart: string[]
  /** Triggers that open while it plays, by time in seconds of the chapter's media. */
  timed: { id: string; seconds: number }[]
}

/**
 * Plans when the triggers of a page open automatically in a language: each by its first valid entry for it (see
 * `readAutoplay`). Triggers at the same time are ordered by order index, those without one last, then by their given order.
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
  triggers: readonly Pick<PopupTrigger, 'id' | 'autoplayStartTime'>[],
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

/** Compares by `<`, because the difference of two infinities is NaN. */
function compare(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
