import { wordsBeforeNumbers } from '../word-lists/sentence-tables'

const BULLET = /(?<=\s)[•⁃‣◦▪●■]/gu
const FIRST_MARKER = /^[\s(]*(\d{1,3}|[a-z]|[A-Z]|i)(\.\)|[.)])\s/u
/** The first marker of a list behind its lead-in, or with a bracket behind a sentence: 'Bring: 1. a cup 2. a plate'. */
const FIRST_AFTER_LEAD_IN = /(?:(?<=[:;—]\s)|(?<=[.!?]\s)(?=\(?.\)))\(?([1aAi])(\.\)|[.)])\s/u
/** A list whose items begin with small letters, or that begins behind a lead-in, has at least so many markers. */
const MIN_SMALL_ITEMS = 3
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
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
  const atStart = FIRST_MARKER.exec(text)
  const first = atStart ?? FIRST_AFTER_LEAD_IN.exec(text)
  if (first === null) return []
  const [whole, marker = '', closing = ''] = first
  const from = first.index + whole.length
  const strict = atStart === null ? [] : listItems(text, from, { marker, closing, begins: BEGINS_ITEM })
  if (strict.length > 0) return strict
  const small = listItems(text, from, { marker, closing, begins: BEGINS_SMALL_ITEM })
  if (small.length < MIN_SMALL_ITEMS - 1) return []
  // Behind a sentence the first item begins one as well; behind a colon it goes on.
  return /[.!?]\s$/u.test(text.slice(0, first.index)) ? [first.index, ...small] : small
}

const BEGINS_ITEM = /^\s+["'“‘«¿¡(]*[\p{Lu}\p{Lo}\p{N}]/u
const BEGINS_SMALL_ITEM = /^\s+["'“‘«¿¡(]*[\p{L}\p{N}]/u

interface ListShape {
  marker: string
  closing: string
  begins: RegExp
}

function listItems(text: string, first: number, shape: ListShape): number[] {
  const items: number[] = []
  const hasRoman = shape.marker === 'i' && findItem(text, 'ii', first, shape) >= 0
  let from = first
  for (let at = 1, next = nextMarker(shape.marker); ; at += 1) {
    const marker = hasRoman ? (ROMAN[at] ?? null) : next
    const item = marker === null ? -1 : findItem(text, marker, from, shape)
    if (marker === null || item < 0) return items
    items.push(item)
    from = item + marker.length + shape.closing.length
    next = nextMarker(marker)
  }
}

function findItem(text: string, next: string, from: number, { closing, begins }: ListShape): number {
  const marker = next + closing
  for (let at = text.indexOf(marker, from); at >= 0; at = text.indexOf(marker, at + 1)) {
    const start = text.charAt(at - 1) === '(' ? at - 1 : at
    const isMarker =
      /\s/u.test(text.charAt(start - 1)) &&
      !(begins === BEGINS_SMALL_ITEM && /[,;]\s+$/u.test(text.slice(Math.max(0, start - 3), start))) &&
      !BEFORE_NUMBER.test(text.slice(Math.max(0, start - MAX_LENGTH_BEFORE_NUMBER), start).toLowerCase()) &&
      begins.test(text.slice(at + marker.length, at + marker.length + 8))
    if (isMarker) return start
  }
  return -1
}

function nextMarker(marker: string): string | null {
  if (/^\d+$/u.test(marker)) return String(Number(marker) + 1)
  const lower = marker.toLowerCase().charCodeAt(0)
  if (lower < LETTER_A || lower >= LETTER_A + 25) return null
  return String.fromCharCode(marker.charCodeAt(0) + 1)
}
