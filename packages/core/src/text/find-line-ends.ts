import type { Language } from '../types'
import { baseLanguage, isWrittenWithoutSpaces } from './language'

const BULLET = String.raw`[•⁃‣◦▪●■–—*-]`
/** What a list's entry begins with: a bullet, a number, a letter or a small roman number with a dot or a bracket. */
const LIST_ENTRY = new RegExp(
  String.raw`^(?:[•⁃‣◦▪●■]|${BULLET}\s+(?=[\p{Lu}\p{Lo}\p{N}"“«¿¡])|\(?\d{1,3}(?:\.\)|[.)])(?=\s)|\(?(?:\p{L}|[ivxlc]{1,5})\)(?=\s)|\p{Lu}\.(?=\s+\p{Lu}\p{Ll}))`,
  'u',
)
/** Bullets that are dashes elsewhere: entries where several lines begin with one. */
const DASH_ENTRY = /^[–—*+-]\s+\S/u
const CLOSERS = '"\'”’»)]'
const PUNCTUATION = /\p{P}/u
const BEGINS_LIKE_VERSE = /^[\s"'“‘«(¿¡—–-]*[\p{Lu}\p{Lt}]/u
const BEGINS_SENTENCE = /^["'“‘«(¿¡]*[\p{Lu}\p{Lt}\p{N}]/u
const BEGINS_SMALL = /^\p{Ll}/u
/** In no entry of a list without bullets: within it, or at its end. */
const HAS_STOP = /[.!?…]\s|\p{P}$/u
const SHORTEST_VERSE_LINES = 3
/** In languages that write nouns with a capital, where many a line of prose begins with one. */
const SHORTEST_VERSE_LINES_OF_NOUNS = 6
const LONGEST_VERSE_LINE = 70
const LONGEST_LIST_LINE = 30
const LONGEST_HEADING = 60
/** A heading is at most this share as long as the line after it. */
const HEADING_SHARE = 0.6

interface TextLine {
  start: number
  text: string
}

/**
 * Where a line's end is also a sentence's: at blank lines, before list entries, after headings and verse lines. Other line
 * ends are spaces. Offsets of the lines that follow, in UTF-16 units, rising.
 */
export function findLineEnds(text: string, language: Language): number[] {
  const capitalNouns = ['de', 'lb'].includes(baseLanguage(language))
  const paragraphs = readParagraphs(text)
  return paragraphs.flatMap((lines, index) => {
    const first = index === 0 ? [] : lines.slice(0, 1)
    const others = lines.length > 1 ? findEnds(lines, capitalNouns) : []
    return [...first, ...others].map(({ start }) => start)
  })
}

/** The lines of a paragraph before which a sentence ends. */
function findEnds(lines: readonly TextLine[], capitalNouns: boolean): TextLine[] {
  const isEntry = lines.filter(({ text }) => DASH_ENTRY.test(text)).length > 1 ? DASH_ENTRY : LIST_ENTRY
  const isWhole = isListOrVerse(lines, capitalNouns)
  return lines.slice(1).filter(({ text }, index) => {
    const before = lines[index]?.text ?? ''
    return isWhole || isEntry.test(text) || LIST_ENTRY.test(text) || isHeading(before, text, capitalNouns)
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

/** Whether a line ends in punctuation, closing quotes and brackets after it or not. */
function endsInPunctuation(line: string): boolean {
  const last = line.charAt(line.length - 1)
  return CLOSERS.includes(last) || PUNCTUATION.test(last)
}

function isListOrVerse(lines: readonly TextLine[], capitalNouns: boolean): boolean {
  if (lines.length < (capitalNouns ? SHORTEST_VERSE_LINES_OF_NOUNS : SHORTEST_VERSE_LINES)) return false
  const isVerse = lines.every((line) => line.text.length <= LONGEST_VERSE_LINE && BEGINS_LIKE_VERSE.test(line.text))
  if (isVerse) return true
  // A sentence that was wrapped begins with a capital once, and goes on in small letters.
  const small = lines.filter(({ text }) => BEGINS_SMALL.test(text)).length
  return (
    (small === 0 || small === lines.length) &&
    lines.every(({ text }) => text.length <= LONGEST_LIST_LINE && !HAS_STOP.test(text) && !isWrittenWithoutSpaces(text))
  )
}

function isHeading(line: string, next: string, capitalNouns: boolean): boolean {
  if (line.length > LONGEST_HEADING || endsInPunctuation(line) || !BEGINS_SENTENCE.test(next)) return false
  const isCapitals = line === line.toUpperCase() && line !== line.toLowerCase() && next !== next.toUpperCase()
  return isCapitals || (!capitalNouns && BEGINS_SENTENCE.test(line) && line.length <= HEADING_SHARE * next.length)
}
