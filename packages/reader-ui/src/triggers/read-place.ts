import type { Place } from '../store/outline'
import { isRecord, readOwnForm } from './read-own-form'

/** The book that a trigger leads through. */
export interface Route {
  /** All pages in reading order. */
  readonly places: readonly Place[]
  /** The page of the trigger. */
  readonly here: Place | null
  /** Pages before the first numbered one. */
  readonly coverCount: number
}

const PAGE_IDS = ['pageId', 'page_id', 'page', 'id', 'target', 'position', 'to']
const PAGE_NUMBERS = ['pageNumber', 'page_number', 'number']
const CHAPTER_IDS = ['chapterId', 'chapter_id', 'chapter']

/**
 * Returns the page that the `nav` of a trigger names: by the id of a page or chapter, by the number that readers see, or as
 * 'next', 'previous', 'first' or 'last'. null if the book has no such page.
 *
 * @example
 * const places = [{ chapterId: 1, pageId: 10 }, { chapterId: 1, pageId: 11 }]
 * readPlace({ pageId: 11 }, { places, here: null, coverCount: 0 }) // => { chapterId: 1, pageId: 11 }
 * readPlace('{"page":2}', { places, here: null, coverCount: 0 }) // => { chapterId: 1, pageId: 11 }
 */
export function readPlace(nav: unknown, route: Route): Place | null {
  const form = readOwnForm(nav)
  if (!isRecord(form)) return readTarget(form, route)
  const first = (names: readonly string[]) => names.map((name) => form[name]).find(isGiven)
  const chapter = toNumber(first(CHAPTER_IDS))
  const inChapter = route.places.filter(({ chapterId }) => chapterId === chapter)
  const scope = inChapter.length > 0 ? { ...route, places: inChapter } : route
  const page = first(PAGE_IDS)
  const byId = isGiven(page) ? (isRecord(page) ? readPlace(page, route) : readTarget(page, route)) : null
  return byId ?? findNumbered(toNumber(first(PAGE_NUMBERS)), route) ?? (scope === route ? null : (inChapter[0] ?? null))
}

function readTarget(target: unknown, route: Route): Place | null {
  const { places, here } = route
  const index = places.findIndex((place) => place.pageId === here?.pageId)
  if (typeof target === 'string') {
    const word = target.trim().toLowerCase()
    if (word === 'first') return places[route.coverCount] ?? null
    if (word === 'last') return places.at(-1) ?? null
    if (word === 'next' && index >= 0) return places[index + 1] ?? null
    if (['previous', 'prev', 'back'].includes(word) && index > 0) return places[index - 1] ?? null
  }
  const number = toNumber(target)
  return places.find(({ pageId }) => pageId === number) ?? findNumbered(number, route)
}

function findNumbered(number: number | null, { places, coverCount }: Route): Place | null {
  return number === null || number < 1 ? null : (places[number - 1 + coverCount] ?? null)
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null
  return typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : null
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}
