import { wordsBeforeNumbers } from '../word-lists/sentence-tables'

const BULLET = /(?<=\s)[•⁃‣◦▪●■]/gu
const FIRST_MARKER = /^[\s(]*(\d{1,3}|[a-z]|[A-Z]|i)(\.\)|[.)])\s/u
/** Words followed by a number that is not a list marker: 'in chapter 2. The'. */
const BEFORE_NUMBER = new RegExp(String.raw`(?:^|\s)(?:${wordsBeforeNumbers})\s+$`, 'u')
const MAX_LENGTH_BEFORE_NUMBER = 12
const LETTER_A = 97

/** Finds where the items of a bulleted list within a line begin: '• … • …'. Leaves out the first item. */
export function findBullets(text: string): number[] {
  const first = text.search(/\S/u)
  return [...text.matchAll(BULLET)].map((match) => match.index).filter((at) => at > first)
}

/**
 * Finds where the items of a list within a line begin: '1. The first item 2. The second item', 'a) … b) …'. Offsets in UTF-16
 * units, ascending. Leaves out the first item.
 *
 * @param text one paragraph or line
 */
export function findListItems(text: string): number[] {
  const first = FIRST_MARKER.exec(text)
  if (first === null) return []
  const [whole, marker = '', closing = ''] = first
  const items: number[] = []
  let from = whole.length
  for (let next = nextMarker(marker); next !== null; next = nextMarker(next)) {
    const item = findItem(text, `${next}${closing}`, from)
    if (item < 0) break
    items.push(item)
    from = item + next.length + closing.length
  }
  return items
}

function findItem(text: string, marker: string, from: number): number {
  for (let at = text.indexOf(marker, from); at >= 0; at = text.indexOf(marker, at + 1)) {
    const isMarker =
      /\s/u.test(text.charAt(at - 1)) &&
      !BEFORE_NUMBER.test(text.slice(Math.max(0, at - MAX_LENGTH_BEFORE_NUMBER), at).toLowerCase()) &&
      /^\s+["'“‘«¿¡(]*[\p{Lu}\p{Lo}\p{N}]/u.test(text.slice(at + marker.length, at + marker.length + 8))
    if (isMarker) return at
  }
  return -1
}

function nextMarker(marker: string): string | null {
  if (/^\d+$/u.test(marker)) return String(Number(marker) + 1)
  const lower = marker.toLowerCase().charCodeAt(0)
  if (lower < LETTER_A || lower >= LETTER_A + 25) return null
  return String.fromCharCode(marker.charCodeAt(0) + 1)
}
