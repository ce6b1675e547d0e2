import { thaiBeginnings, thaiBinders } from './sentence-tables'

const THAI_SPACE = /\s(?<=[\p{sc=Thai}\p{sc=Laoo}!?"”)]\s)\s*(?=["“(]?[\p{sc=Thai}\p{sc=Laoo}])/gu
/** What a clause begins with that goes on with its sentence. */
const GOES_ON = new RegExp(`^["“(]?(?:${thaiBeginnings}|ใน(?!วัน|ขณะ|ที่สุด))`, 'u')
/** What is followed by what it belongs to. */
const BINDS = new RegExp(`(?:${thaiBinders})\\.?$`, 'u')
const LONGEST_BINDER = 10
const LONGEST_BEGINNING = 8

/** Where sentences begin in Thai and Lao, which end them by a space: offsets of the spaces, rising. */
export function findThaiCuts(text: string): number[] {
  return [...text.matchAll(THAI_SPACE)]
    .filter(({ index, 0: { length } }) => {
      const before = text.slice(Math.max(0, index - LONGEST_BINDER), index)
      const after = text.slice(index + length, index + length + LONGEST_BEGINNING)
      return !BINDS.test(before) && !GOES_ON.test(after)
    })
    .map(({ index }) => index)
}
