import { loadPlan, readMode, rulesOfMode, type BookSource, type Mode } from '@lectern/core/book'
import { readQuery, type QueryInput } from './query-text'

/** Parameters of the reader's address. */
export interface ReaderAddress {
  /** Null when missing or unknown: the plain reader. */
  mode: Mode | null
  /** The mode as written, if there is none of that name. */
  unknownMode: string | null
  isAuthoring: boolean
  isPreview: boolean
  isBrochure: boolean
  isEmbedded: boolean
  useBucketData: boolean
  /** The source of the book. */
  source: BookSource
  /** False in modes and previews that keep no place and send no progress. */
  savesProgress: boolean
  /** True starts the guided tour, false suppresses it; null when the address does not say. */
  tutorial: boolean | null
  /** Ids; null when missing or not a positive whole number. */
  book: number | null
  /** True for a `book` parameter that is not an id: no book has this address. */
  isBookInvalid: boolean
  chapter: number | null
  page: number | null
  quiz: string | null
  variation: string | null
  /** As written: check it with `allowReturnUrl` before following it. */
  returnUrl: string | null
  /** The signed-in user's token, as written. Must be stored and removed from the address immediately. */
  token: string | null
}

/**
 * Reads the query parameters of the reader's address. Invalid parameters count as missing; the first of a repeated one is
 * used.
 * @param query the part of the address from the question mark on, or pairs, such as a URLSearchParams
 *
 * @example
 * const address = readAddress('?mode=preview&book=42&page=seven')
 * address.book // => 42
 * address.page // => null
 * address.isPreview // => true
 */
export function readAddress(query: QueryInput): ReaderAddress {
  const values = new Map(readQuery(query).toReversed())
  const text = (name: string) => values.get(name)?.trim() || null
  const flag = (name: string) => readFlag(values.get(name))
  const wanted = text('mode')
  const mode = readMode(wanted)
  const { opens, isBrochure, savesProgress } = rulesOfMode(mode)
  const useBucketData = flag('useBucketData') === true
  const { source } = loadPlan(mode, { preview: flag('preview') === true, useBucketData })
  const book = readId(text('book'))
  return {
    mode,
    unknownMode: mode === null ? wanted : null,
    isAuthoring: opens === 'studio',
    isPreview: source === 'preview',
    isBrochure: isBrochure || flag('brochure') === true,
    isEmbedded: flag('embed') === true,
    useBucketData,
    source,
    savesProgress: savesProgress && source !== 'preview',
    tutorial: flag('tutorial'),
    book,
    isBookInvalid: book === null && text('book') !== null,
    chapter: readId(text('chapter')),
    page: readId(text('page')),
    quiz: text('quiz'),
    variation: text('variation'),
    returnUrl: text('returnUrl'),
    token: text('token'),
  }
}

/** Returns true for a parameter without a value, false for 0, false, no and off. */
function readFlag(value: string | undefined): boolean | null {
  if (value === undefined) return null
  return !/^(0|false|no|off|null|undefined)$/i.test(value.trim())
}

function readId(text: string | null): number | null {
  const id = text !== null && /^\d+$/.test(text) ? Number(text) : NaN
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
