import { thaiBeginnings, thaiBinders } from '../word-lists/sentence-tables'

const THAI_SPACE = /\s(?<=[\p{sc=Thai}\p{sc=Laoo}!?"”)]\s)\s*(?=["“(]?[\p{sc=Thai}\p{sc=Laoo}])/gu
/** Words that begin a clause of the same sentence. */
const CONTINUES = new RegExp(`^["“(]?(?:${thaiBeginnings}|ใน(?!วัน|ขณะ|ที่สุด))`, 'u')
/** Words that belong to the word after them. */
const BINDS = new RegExp(`(?:${thaiBinders})\\.?$`, 'u')
const MAX_BINDER_LENGTH = 10
const MAX_BEGINNING_LENGTH = 8

/** Finds sentence boundaries in Thai and Lao, which end sentences by a space: the offsets of the spaces, ascending. */
export function findThaiBoundaries(text: string): number[] {
  return [...text.matchAll(THAI_SPACE)]
    .filter(({ index, 0: { length } }) => {
      const before = text.slice(Math.max(0, index - MAX_BINDER_LENGTH), index)
      const after = text.slice(index + length, index + length + MAX_BEGINNING_LENGTH)
      return !BINDS.test(before) && !CONTINUES.test(after)
    })
    .map(({ index }) => index)
}
