import { wordsBeforeNumbers } from './sentence-tables'

const BULLET = /(?<=\s)[•⁃‣◦▪●■]/gu
const FIRST_ENTRY = /^[\s(]*(\d{1,3}|[a-z]|[A-Z]|i)(\.\)|[.)])\s/u
/** What is followed by a number that is no entry's: 'in chapter 2. The'. */
const BEFORE_NUMBER = new RegExp(String.raw`(?:^|\s)(?:${wordsBeforeNumbers})\s+$`, 'u')
const LONGEST_BEFORE_NUMBER = 12
const LETTER_A = 97

/** Where the entries of a list begin that has bullets and runs on within a line: '• … • …'; the first one's left out. */
export function findBullets(text: string): number[] {
  const first = text.search(/\S/u)
  return [...text.matchAll(BULLET)].map((match) => match.index).filter((at) => at > first)
}

/**
 * Where the entries of a list that runs on within a line begin: '1. The first item 2. The second item', 'a) … b) …'. Offsets in UTF-16 units, rising, the first entry's left out.
 *
 * @param text one paragraph or line
 */
export function findInlineEntries(text: string): number[] {
  const first = FIRST_ENTRY.exec(text)
  const [whole, mark, closing] = first ?? []
  if (whole === undefined || mark === undefined || closing === undefined) return []
  const entries: number[] = []
  let from = whole.length
  for (let next = nextMark(mark); next !== null; next = nextMark(next)) {
    const entry = findEntry(text, `${next}${closing}`, from)
    if (entry < 0) break
    entries.push(entry)
    from = entry + next.length + closing.length
  }
  return entries
}

function findEntry(text: string, mark: string, from: number): number {
  for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1)) {
    const isWord =
      /\s/u.test(text.charAt(at - 1)) &&
      !BEFORE_NUMBER.test(text.slice(Math.max(0, at - LONGEST_BEFORE_NUMBER), at).toLowerCase()) &&
      /^\s+["'“‘«¿¡(]*[\p{Lu}\p{Lo}\p{N}]/u.test(text.slice(at + mark.length, at + mark.length + 8))
    if (isWord) return at
  }
  return -1
}

function nextMark(mark: string): string | null {
  if (/^\d+$/u.test(mark)) return String(Number(mark) + 1)
  const lower = mark.toLowerCase().charCodeAt(0)
  if (lower < LETTER_A || lower >= LETTER_A + 25) return null
  return String.fromCharCode(mark.charCodeAt(0) + 1)
}
