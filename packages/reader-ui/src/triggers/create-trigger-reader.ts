import type { PopupTrigger } from '@lectern/core/book'
import { readTrigger, type ShownTrigger, type TriggerReading } from './read-trigger'

/** Returns the content of a trigger of a page, read once while the book is read in one language. */
export type TriggerReader = (trigger: PopupTrigger, pageId: number) => ShownTrigger

export function createTriggerReader(o: Omit<TriggerReading, 'here' | 'coverCount'>): TriggerReader {
  const known = new WeakMap<PopupTrigger, ShownTrigger>()
  const coverCount = o.places.filter(({ chapterId }) => chapterId < 0).length
  return (trigger, pageId) => {
    const before = known.get(trigger)
    if (before !== undefined) return before
    const here = o.places.find((place) => place.pageId === pageId) ?? null
    const shown = readTrigger(trigger, { ...o, here, coverCount })
    known.set(trigger, shown)
    return shown
  }
}
