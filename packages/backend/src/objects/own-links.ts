import { bookPrefix, isObjectKey } from './object-keys'
import type { MediaLinks } from './media-links'

/** Fields in which clients keep links to a book's media: a trigger, a coaching point, what the server has no column for. */
type Fields = Record<string, unknown>

/** Where objects lie in a bucket: its service's origin, its name, the key, and a signature. */
const SIGNED_BY_BUCKET = /^https?:\/\/[^/?#]+\/[^/?#]+\/([^?#]+)\?(?:[^#]*&)?X-Amz-Signature=/

/**
 * The key of an object of this book that a link names, signed or not; null for any other text. Links to other books' objects
 * are none: a link is signed again whenever it is read, and must open nothing that its author could not open.
 */
function ownKeyOf(text: string, bookId: number): string | null {
  const path = text.startsWith('/objects/') ? text.slice('/objects/'.length) : SIGNED_BY_BUCKET.exec(text)?.[1]
  const key = path?.split('?')[0]
  return key?.startsWith(bookPrefix(bookId)) === true && isObjectKey(key) ? key : null
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((entry: unknown) => mapTexts(entry, map))
  return typeof value === 'object' && value !== null ? mapFields(value, map) : value
}

/** The same fields with every text in them, however deep, as `map` gives it. */
export function mapFields(fields: object, map: (text: string) => string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, mapTexts(value, map)]))
}

/** The keys of this book's objects that the value links to. */
export function collectOwnKeys(value: unknown, bookId: number): Set<string> {
  const keys = new Set<string>()
  mapTexts(value, (text) => {
    const key = ownKeyOf(text, bookId)
    if (key !== null) keys.add(key)
    return text
  })
  return keys
}

/** Takes the signatures, which run out, from links to this book's objects. */
export function withPlainLinks(fields: Fields, bookId: number): Fields {
  return mapFields(fields, (text) => {
    const key = ownKeyOf(text, bookId)
    return key === null ? text : `/objects/${key}`
  })
}

/** Makes links to this book's objects such that they open. */
export async function withOpenLinks(fields: Fields, bookId: number, links: MediaLinks): Promise<Fields> {
  const opened = new Map<string, string | null>()
  for (const key of collectOwnKeys(fields, bookId)) opened.set(key, await links.toLink(key))
  if (opened.size === 0) return fields
  return mapFields(fields, (text) => opened.get(ownKeyOf(text, bookId) ?? '') ?? text)
}

/** The same for a field that holds nothing but a link. */
export function toPlainLink(link: string | null, bookId: number): string | null {
  const key = ownKeyOf(link ?? '', bookId)
  return key === null ? link : `/objects/${key}`
}

export async function toOpenLink(link: string | null, bookId: number, links: MediaLinks): Promise<string | null> {
  const key = ownKeyOf(link ?? '', bookId)
  return key === null ? link : ((await links.toLink(key)) ?? link)
}

/** Points links to one book's objects to the copies of them in another's. */
export function withMovedLinks(fields: Fields, bookId: number, copied: ReadonlyMap<string, string>): Fields {
  return mapFields(fields, (text) => {
    const copy = copied.get(ownKeyOf(text, bookId) ?? '')
    return copy === undefined ? text : `/objects/${copy}`
  })
}
