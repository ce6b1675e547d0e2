import type { AutoplayStart } from '../../book/model/book-types'
import type { Box, Direction, Language, Line } from '../../types'
import { isTimed } from '../timing/is-timed'

/** The start time that means the start of the page. */
const PAGE_START = -1
const DEFAULT_LANGUAGE = 'en'

type AutoplayStartTime = AutoplayStart & { lang?: Language; orderIndex?: number }

/**
 * Sets when triggers start automatically in one language (default en). Triggers above the page's first text line start with
 * the page (-1), one after the other by position; all others start when the last timed word of the page ends, in seconds. On a
 * page without timed text all start with the page. A trigger's start times in other languages stay. Boxes are in page-image
 * pixels, `lines` in reading order; `orderIndex` counts from 0 and exists only for triggers that start with the page.
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
      orderIndex === undefined ? { lang, value: lastEnd ?? PAGE_START } : { lang, value: PAGE_START, orderIndex }
    return { ...trigger, autoplayStartTime: [...keepOthers(trigger, lang), own] }
  })
}

/** Looks at all words, because reading order is not always time order: a caption may be read first and come last. */
function findLastEnd(lines: readonly Line[]): number | undefined {
  const timed = lines.flatMap((line) => line.rects.filter(isTimed))
  return timed.length === 0 ? undefined : timed.reduce((latest, { endTime }) => Math.max(latest, endTime), 0)
}

/** Compares positions for sorting. NaN comes last. */
function compare(a: number, b: number): number {
  return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || (a < b ? -1 : a > b ? 1 : 0)
}

/** Returns the entries of other languages; one without a language is English. */
function keepOthers(trigger: object, lang: string): AutoplayStartTime[] {
  const known: unknown = 'autoplayStartTime' in trigger ? trigger.autoplayStartTime : undefined
  if (!Array.isArray(known)) return []
  return known.filter(isStartTime).filter((entry) => (entry.lang ?? DEFAULT_LANGUAGE) !== lang)
}

function isStartTime(entry: unknown): entry is AutoplayStartTime {
  return typeof entry === 'object' && entry !== null && 'value' in entry
}
