import { ByteReader } from './byte-reader'
import type { TermPages } from './search-index'

/**
 * Reads the terms of a shard that `encodeShard` wrote and that are wanted, with their pages. Throws a RangeError if the shard is
 * cut off.
 */
export function decodeShard(
  bytes: Uint8Array,
  o: { readonly pageCount: number; readonly isWanted: (term: string) => boolean },
): TermPages[] {
  const pages = new ByteReader(bytes)
  const termCount = pages.readNumber()
  const [nameBytes, countBytes] = [pages.readNumber(), pages.readNumber()]
  const names = new ByteReader(pages.readBytes(nameBytes))
  const counts = new ByteReader(pages.readBytes(countBytes))
  const bitmapBytes = Math.ceil(o.pageCount / 8)
  const terms: TermPages[] = []
  let term = ''
  for (let index = 0; index < termCount; index += 1) {
    term = readTerm(names, term)
    const count = counts.readNumber()
    const isBitmap = count % 2 === 1
    if (o.isWanted(term)) {
      terms.push({ term, pages: isBitmap ? readBitmap(pages.readBytes(bitmapBytes)) : readDistances(pages, count / 2) })
    } else if (isBitmap) pages.readBytes(bitmapBytes)
    else pages.skipNumbers(count / 2)
  }
  return terms
}

function readTerm(names: ByteReader, before: string): string {
  let term = before.slice(0, names.readNumber())
  for (let rest = names.readNumber(); rest > 0; rest -= 1) term += String.fromCharCode(names.readNumber())
  return term
}

function readBitmap(bits: Uint8Array): number[] {
  const pages: number[] = []
  for (const [at, byte] of bits.entries())
    for (let bit = 0; bit < 8; bit += 1) if ((byte & (1 << bit)) !== 0) pages.push(at * 8 + bit)
  return pages
}

function readDistances(reader: ByteReader, count: number): number[] {
  let page = 0
  return Array.from({ length: count }, () => (page += reader.readNumber()))
}
