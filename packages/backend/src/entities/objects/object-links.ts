import { bookPrefix, chapterAudioKey, isObjectKey } from './object-keys'
import type { MediaLinks } from './media-links'

/** Fields of clients that may link to a book's media: a trigger, a coaching point, fields without a column. */
type Fields = Record<string, unknown>

/** An object's address in a bucket: origin of the service, bucket name, key, signature. */
const SIGNED_BY_BUCKET = /^https?:\/\/[^/?#]+\/[^/?#]+\/([^?#]+)\?(?:[^#]*&)?X-Amz-Signature=/

/**
 * Returns the key of this book's object that a link names, signed or not; null for any other text. Links to other
 * books' objects do not count: a link is signed again on every read and must not open anything that its author could not
 * open.
 */
function ownKeyOf(text: string, bookId: number): string | null {
  const path = text.startsWith('/objects/') ? text.slice('/objects/'.length) : SIGNED_BY_BUCKET.exec(text)?.[1]
  const key = path?.split('?')[0]
  return key?.startsWith(bookPrefix(bookId)) === true && isObjectKey(key) ? key : null
}

/**
 * Returns the name of a track of this book that is given by its name or by its link (`audio_link`), signed or not, with or
 * without the address of the server. Other text is returned as it is.
 */
export function readAudioFileName(nameOrLink: string, bookId: number): string {
  const key = ownKeyOf(nameOrLink.replace(/^https?:\/\/[^/?#]+(?=\/objects\/)/i, ''), bookId)
  const folder = chapterAudioKey(bookId, '')
  return key?.startsWith(folder) === true ? key.slice(folder.length) : nameOrLink
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((entry: unknown) => mapTexts(entry, map))
  return typeof value === 'object' && value !== null ? mapFields(value, map) : value
}

/** Returns the fields with `map` applied to every text in them, at any depth. */
export function mapFields(fields: object, map: (text: string) => string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, mapTexts(value, map)]))
}

/** Returns the keys of this book's objects that the value links to. */
export function collectObjectKeys(value: unknown, bookId: number): Set<string> {
  const keys = new Set<string>()
  mapTexts(value, (text) => {
    const key = ownKeyOf(text, bookId)
    if (key !== null) keys.add(key)
    return text
  })
  return keys
}

/** Removes the signatures, which expire, from links to this book's objects. */
export function unsignLinksIn(fields: Fields, bookId: number): Fields {
  return mapFields(fields, (text) => {
    const key = ownKeyOf(text, bookId)
    return key === null ? text : `/objects/${key}`
  })
}

/** Signs the links to this book's objects. */
export async function signLinksIn(fields: Fields, bookId: number, links: MediaLinks): Promise<Fields> {
  const opened = new Map<string, string | null>()
  for (const key of collectObjectKeys(fields, bookId)) opened.set(key, await links.toLink(key))
  if (opened.size === 0) return fields
  return mapFields(fields, (text) => {
    const key = ownKeyOf(text, bookId)
    return (key !== null && opened.get(key)) || text
  })
}

/** Removes the signature of a field that is one link. */
export function unsignLink(link: string | null, bookId: number): string | null {
  const key = link === null ? null : ownKeyOf(link, bookId)
  return key === null ? link : `/objects/${key}`
}

export async function signLink(link: string | null, bookId: number, links: MediaLinks): Promise<string | null> {
  const key = link === null ? null : ownKeyOf(link, bookId)
  return key === null ? link : ((await links.toLink(key)) ?? link)
}

/** Rewrites links to one book's objects to their copies in another book. */
export function replaceLinkKeys(fields: Fields, bookId: number, copied: ReadonlyMap<string, string>): Fields {
  return mapFields(fields, (text) => {
    const key = ownKeyOf(text, bookId)
    const copy = key === null ? undefined : copied.get(key)
    return copy === undefined ? text : `/objects/${copy}`
  })
}
