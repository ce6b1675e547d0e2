import type { AutoplayStart } from '../book/book-types'
import type { Box, Direction, Language, Line } from '../types'
import { isTimed } from './is-timed'

/** What stands for the start of the page. */
const PAGE_START = -1
const DEFAULT_LANGUAGE = 'en'

type AutoplayStartTime = AutoplayStart & { lang: Language; orderIndex?: number }

/**
 * Tells triggers when to start by themselves, in one language (en): those whose top is above the page's first text line at
 * the start of the page (-1), one after the other by position; all others when the last of the page's timed words ends, in seconds.
 * On a page without timed text all start with the page. What a trigger holds for other languages stays. Boxes are in pixels
 * of the page image, `lines` in reading order; `orderIndex` counts from 0 and is there only at the start of the page.
 *
 * @example
 * const box = { x: 0, y: 100, width: 90, height: 20 }
 * const lines = [{ box, rects: [{ id: 'a', ...box, word: 'Splash!', startTime: 0.5, endTime: 1.2 }] }]
 * const triggers = [
 *   { id: 'bird', x: 0, y: 10, width: 30, height: 30 },
 *   { id: 'pond', x: 0, y: 300, width: 30, height: 30 },
 * ]
 * const [bird, pond] = assignAutoplay(triggers, lines)
 * bird.autoplayStartTime // => [{ lang: 'en', value: -1, orderIndex: 0 }]
 * pond.autoplayStartTime // => [{ lang: 'en', value: 1.2 }]
 */
export function assignAutoplay<T extends Box & { id: string }>(
  triggers: T[],
  lines: Line[],
  o: { language?: Language; direction?: Direction } = {},
): (T & { autoplayStartTime: AutoplayStartTime[] })[] {
  const lang = o.language ?? DEFAULT_LANGUAGE
  const firstTop = lines[0]?.box.y
  const lastEnd = findLastEnd(lines)
  const atStart = triggers.filter((trigger) => lastEnd === undefined || firstTop === undefined || trigger.y < firstTop)
  const along = o.direction === 'rtl' ? -1 : 1
  const order = atStart.toSorted((a, b) => compare(a.y, b.y) || compare(a.x * along, b.x * along))
  const orderIndices = new Map(order.map((trigger, orderIndex) => [trigger, orderIndex]))
  return triggers.map((trigger) => {
    const orderIndex = orderIndices.get(trigger)
    const own: AutoplayStartTime =
      lastEnd === undefined || orderIndex !== undefined
        ? { lang, value: PAGE_START, orderIndex: orderIndex ?? 0 }
        : { lang, value: lastEnd }
    return { ...trigger, autoplayStartTime: [...keepOthers(trigger, lang), own] }
  })
}

/** Reading order is not always the order of time: a caption may be read first and stand last. */
function findLastEnd(lines: readonly Line[]): number | undefined {
  const timed = lines.flatMap((line) => line.rects.filter(isTimed))
  return timed.length === 0 ? undefined : timed.reduce((latest, { endTime }) => Math.max(latest, endTime), 0)
}

/** Places that are no numbers come last. */
function compare(a: number, b: number): number {
  return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || (a < b ? -1 : a > b ? 1 : 0)
}

function keepOthers(trigger: object, lang: string): AutoplayStartTime[] {
  const known: unknown = 'autoplayStartTime' in trigger ? trigger.autoplayStartTime : undefined
  return Array.isArray(known) ? known.filter(isStartTime).filter((entry) => entry.lang !== lang) : []
}

function isStartTime(entry: unknown): entry is AutoplayStartTime {
  return typeof entry === 'object' && entry !== null && 'lang' in entry && 'value' in entry
}
