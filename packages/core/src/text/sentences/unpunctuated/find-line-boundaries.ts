import { elementAt } from '../../../arrays/element-at'
import type { Language } from '../../../types'
import { baseLanguage, isWrittenWithoutSpaces } from '../../../languages/language'

const BULLET = String.raw`[•⁃‣◦▪●■–—*-]`
/** The start of a list item: a bullet, or a number, letter or lower-case roman numeral with a dot or a bracket. */
const LIST_ITEM = new RegExp(
  String.raw`^(?:[•⁃‣◦▪●■]|${BULLET}\s+(?=[\p{Lu}\p{Lo}\p{N}"“«¿¡])|\(?\d{1,3}(?:\.\)|[.)])(?=\s)|\(?(?:\p{L}|[ivxlc]{1,5})\)(?=\s)|\p{Lu}\.(?=\s+\p{Lu}\p{Ll}))`,
  'u',
)
/** Dashes as bullets: list items if several lines begin with one. */
const DASH_ITEM = /^[–—*+-]\s+\S/u
const CLOSERS = '"\'”’»)]'
const PUNCTUATION = /\p{P}/u
const BEGINS_LIKE_VERSE = /^[\s"'“‘«(¿¡—–-]*[\p{Lu}\p{Lt}]/u
const BEGINS_SENTENCE = /^["'“‘«(¿¡]*[\p{Lu}\p{Lt}\p{N}]/u
const BEGINS_SMALL = /^\p{Ll}/u
/** Items of a list without bullets have no stop, neither inside nor at the end. */
const HAS_STOP = /[.!?…]\s|\p{P}$/u
const MIN_VERSE_LINES = 3
/** The same in languages that capitalise nouns, in which many lines of prose begin with a capital. */
const MIN_VERSE_LINES_OF_NOUNS = 6
const MAX_VERSE_LINE_LENGTH = 70
const MAX_LIST_LINE_LENGTH = 30
const MAX_HEADING_LENGTH = 60
/** A heading is at most this fraction as long as the line after it. */
const HEADING_FRACTION = 0.6

interface TextLine {
  start: number
  text: string
}

/**
 * Finds line ends that also end a sentence: at blank lines, before list items, after headings and lines of verse. Other line
 * ends count as spaces. Returns the offsets of the lines that follow, in UTF-16 units, ascending.
 */
export function findLineBoundaries(text: string, language: Language): number[] {
  const capitalNouns = ['de', 'lb'].includes(baseLanguage(language))
  const paragraphs = readParagraphs(text)
  return paragraphs.flatMap((lines, index) => {
    const first = index === 0 ? [] : lines.slice(0, 1)
    const others = lines.length > 1 ? findEnds(lines, capitalNouns) : []
    return [...first, ...others].map(({ start }) => start)
  })
}

/** Finds the lines of a paragraph before which a sentence ends. */
function findEnds(lines: readonly TextLine[], capitalNouns: boolean): TextLine[] {
  const itemStart = lines.filter(({ text }) => DASH_ITEM.test(text)).length > 1 ? DASH_ITEM : LIST_ITEM
  const isWhole = isListOrVerse(lines, capitalNouns)
  return lines.slice(1).filter(({ text }, index) => {
    const before = elementAt(lines, index).text
    return isWhole || itemStart.test(text) || LIST_ITEM.test(text) || isHeading(before, text, capitalNouns)
  })
}

function readParagraphs(text: string): TextLine[][] {
  const paragraphs: TextLine[][] = []
  const isPlain = !/[\r\u0085\u2028\u2029]/u.test(text)
  let open: TextLine[] | null = null
  for (let start = 0; start <= text.length;) {
    const end = isPlain ? text.indexOf('\n', start) : findLineEnd(text, start)
    const to = end < 0 ? text.length : end
    const line = text.slice(start, to).trim()
    if (line === '') open = null
    else {
      if (open === null) paragraphs.push((open = []))
      open.push({ start, text: line })
    }
    start = text.charCodeAt(to) === 0x0d && text.charCodeAt(to + 1) === 0x0a ? to + 2 : to + 1
  }
  return paragraphs
}

function findLineEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && !isLineEnd(text.charCodeAt(at))) at += 1
  return at
}

function isLineEnd(code: number): boolean {
  return code < 0x80 ? code === 0x0a || code === 0x0d : code === 0x85 || code === 0x2028 || code === 0x2029
}

/** Returns true if a line ends in punctuation, including closing quotes and brackets. */
function endsInPunctuation(line: string): boolean {
  const last = line.charAt(line.length - 1)
  return CLOSERS.includes(last) || PUNCTUATION.test(last)
}

function isListOrVerse(lines: readonly TextLine[], capitalNouns: boolean): boolean {
  if (lines.length < (capitalNouns ? MIN_VERSE_LINES_OF_NOUNS : MIN_VERSE_LINES)) return false
  const isVerse = lines.every((line) => line.text.length <= MAX_VERSE_LINE_LENGTH && BEGINS_LIKE_VERSE.test(line.text))
  if (isVerse) return true
  // A wrapped sentence has a capital in its first line and lower-case letters in the next ones.
  const small = lines.filter(({ text }) => BEGINS_SMALL.test(text)).length
  return (
    (small === 0 || small === lines.length) &&
    lines.every(
      ({ text }) => text.length <= MAX_LIST_LINE_LENGTH && !HAS_STOP.test(text) && !isWrittenWithoutSpaces(text),
    )
  )
}

function isHeading(line: string, next: string, capitalNouns: boolean): boolean {
  if (line.length > MAX_HEADING_LENGTH || endsInPunctuation(line) || !BEGINS_SENTENCE.test(next)) return false
  const isCapitals = line === line.toUpperCase() && line !== line.toLowerCase() && next !== next.toUpperCase()
  return isCapitals || (!capitalNouns && BEGINS_SENTENCE.test(line) && line.length <= HEADING_FRACTION * next.length)
}
