import { uint8At } from '../arrays/element-at'
import { ByteWriter } from './byte-writer'
import type { TermPages } from './search-index'

/**
 * Writes terms and their pages. Terms, counts and pages stand in three streams, since each compresses better by itself. A term
 * has the length that it shares with the one before, and the UTF-16 units of the rest. Pages are distances, or one bit for each page of
 * the book if that is shorter.
 *
 * @param terms in order of UTF-16 units
 */
export function encodeShard(terms: readonly TermPages[], pageCount: number): Uint8Array {
  const [names, counts, pages] = [new ByteWriter(), new ByteWriter(), new ByteWriter()]
  let before = ''
  for (const { term, pages: found } of terms) {
    const shared = countShared(before, term)
    names.writeNumber(shared)
    names.writeNumber(term.length - shared)
    for (let at = shared; at < term.length; at += 1) names.writeNumber(term.charCodeAt(at))
    before = term
    const isBitmap = found.length * 8 > pageCount
    counts.writeNumber(found.length * 2 + (isBitmap ? 1 : 0))
    if (isBitmap) pages.writeBytes(toBitmap(found, pageCount))
    else {
      let previous = 0
      for (const page of found) {
        pages.writeNumber(page - previous)
        previous = page
      }
    }
  }
  const all = new ByteWriter()
  all.writeNumber(terms.length)
  all.writeNumber(names.length)
  all.writeNumber(counts.length)
  for (const stream of [names, counts, pages]) all.writeBytes(stream.toBytes())
  return all.toBytes()
}

/** Counts the UTF-16 units that two texts share at their beginning. */
function countShared(a: string, b: string): number {
  let count = 0
  while (count < a.length && a.charCodeAt(count) === b.charCodeAt(count)) count += 1
  return count
}

function toBitmap(pages: readonly number[], pageCount: number): Uint8Array {
  const bits = new Uint8Array(Math.ceil(pageCount / 8))
  for (const page of pages) {
    const at = page >> 3
    bits[at] = uint8At(bits, at) | (1 << (page & 7))
  }
  return bits
}
