import type { Language } from '../types'
import { createEndsSentence, type EndsSentence, type Stop } from './ends-sentence'
import { findInlineEntries } from './find-inline-entries'
import { findLineEnds } from './find-line-ends'
import { baseLanguage } from './language'

/** Stops of scripts in which nothing else is written with them. */
const SURE_STOPS = '。｡！？।॥؟۔።፧፨։။។៕'
const DOUBTFUL_STOP = /^[.!?…‼⁇⁈⁉]/u
const CLOSERS = String.raw`["'”’“‘»›)\]}」』）】》〉_*]`
/** Marks of notes that stand after the stop: '[7][8]', or '11 12' where a sentence begins after them. */
const NOTES = String.raw`(?:\[\d+\])+|(?<=\p{Ll}{2}\.)\d{1,3}(?:[ ,]\d{1,3})*(?=\s+\p{Lu})`
const STOPS = new RegExp(
  String.raw`(?:[.](?:[ \u00a0][.]){2,3}|[.!?…‼⁇⁈⁉]+|[${SURE_STOPS}MORE_STOPS]+)(${CLOSERS}*)(${NOTES})?`,
  'gu',
)
const BRACKETS = /[「『（《【〈]|[」』）》】〉]/gu
const WIDEST_BRACKETS = 400
const WORD_LETTER = /[\p{L}\p{M}\p{N}.°º'’&-]/u
/** A space lost before it: 'Tuesday.Mr'. */
const GLUED_SENTENCE = /^.*\p{Ll}{3}\.(?=\p{Lu})/u
/** What stands before the stop of a list entry's mark: '1', '• 9', 'a'. */
const ENTRY_MARK = /^[\s("'“‘«•⁃‣◦▪●■]*(?:\d{1,3}|\p{L})$/u
const LONGEST_ENTRY_MARK = 12
const THAI_SPACE = /(?<=\p{sc=Thai})\s+(?=\p{sc=Thai})/gu
const LOOK_BACK = 60
const LOOK_AHEAD = 48

/**
 * The sentences of a text, without the white space around them; `text === input.slice(start, end)`, offsets in UTF-16 units.
 * Closing quotes and brackets go with their sentence. Line ends are spaces, but that blank lines, list entries, headings
 * and verse lines end a sentence. Abbreviations and initials do not, unless a new sentence clearly begins.
 */
export function splitSentences(
  text: string,
  o: { language: Language },
): { start: number; end: number; text: string }[] {
  const sentences: { start: number; end: number; text: string }[] = []
  const endsSentence = createEndsSentence(o.language)
  const stops = stopsOf(o.language)
  let from = 0
  for (const to of [...findLineEnds(text, o.language), text.length]) {
    const part = text.slice(from, to)
    let start = 0
    for (const cut of [...findCuts(part, o.language, stops, endsSentence), part.length]) {
      pushTrimmed(sentences, text, from + start, from + cut)
      start = cut
    }
    from = to
  }
  return sentences
}

function stopsOf(language: Language): RegExp {
  const base = baseLanguage(language)
  const semicolons = base === 'zh' || base === 'yue' ? '；' : base === 'el' ? ';\u037e' : ''
  return new RegExp(STOPS.source.replace('MORE_STOPS', semicolons), STOPS.flags)
}

/** Offsets at which a new sentence begins, rising. */
function findCuts(text: string, language: Language, stops: RegExp, endsSentence: EndsSentence): number[] {
  const entries = findInlineEntries(text)
  const cuts = new Set(entries)
  if (baseLanguage(language) === 'th') for (const space of text.matchAll(THAI_SPACE)) cuts.add(space.index)
  const isBracketed = findBracketed(text)
  let entry = 0
  let start = 0
  for (const match of text.matchAll(stops)) {
    const [whole, closers = '', notes = ''] = match
    const mark = whole.slice(0, whole.length - closers.length - notes.length)
    const end = match.index + whole.length
    for (let next = entries[entry]; next !== undefined && next <= match.index; next = entries[++entry]) start = next
    if (isEntryMark(text, start, match.index)) continue
    const cut = !DOUBTFUL_STOP.test(mark)
      ? isBracketed(end - 1) || isQuotedSpeech(text, end, closers)
        ? null
        : end
      : (splitDottedEnd(text, match.index, mark) ??
        findEnd(text, match.index, { mark, closers, notes, end }, endsSentence))
    if (cut === null) continue
    cuts.add(cut)
    start = cut
  }
  return [...cuts].toSorted((a, b) => a - b)
}

function findEnd(
  text: string,
  at: number,
  o: { mark: string; closers: string; notes: string; end: number },
  endsSentence: EndsSentence,
): number | null {
  const isSpaced = o.end === text.length || /\s/u.test(text.charAt(o.end))
  if (!isSpaced && !isMissingSpace(text, at, o.end, o.notes)) return null
  return endsSentence(readStop(text, at, o)) ? o.end : null
}

function isEntryMark(text: string, start: number, at: number): boolean {
  return at - start <= LONGEST_ENTRY_MARK && text.charAt(at) === '.' && ENTRY_MARK.test(text.slice(start, at))
}

/** 'compounds. . . . The': a sentence's own stop, and after it an omission that belongs to the next one. */
function splitDottedEnd(text: string, at: number, mark: string): number | null {
  const isOwnStop = /^\. \. \. \.$/u.test(mark) && /\S/u.test(text.charAt(at - 1)) && at > 0
  return isOwnStop && /^\s+\S/u.test(text.slice(at + mark.length, at + mark.length + 4)) ? at + 1 : null
}

function readStop(text: string, at: number, o: { mark: string; closers: string; end: number }): Stop {
  const from = scanBack(text, at, (letter) => WORD_LETTER.test(letter))
  const gap = scanBack(text, from, (letter) => letter.trim() === '')
  const earlier =
    gap < from
      ? text.slice(
          scanBack(text, gap, (letter) => letter.trim() !== ''),
          gap,
        )
      : ''
  return {
    mark: o.mark,
    before: text.slice(from, at).replace(GLUED_SENTENCE, ''),
    earlier: earlier.replace(/^[^\p{L}\p{N}]+/u, ''),
    closers: o.closers,
    after: text.slice(o.end, o.end + LOOK_AHEAD).trimStart(),
  }
}

function scanBack(text: string, from: number, belongs: (letter: string) => boolean): number {
  let at = from
  while (at > 0 && from - at < LOOK_BACK && belongs(text.charAt(at - 1))) at -= 1
  return at
}

/** 'Hello world.Today is': a space was lost, as 'example.Com' and 'Jane.Doe@' are not. */
function isMissingSpace(text: string, at: number, end: number, notes: string): boolean {
  const before = text.slice(Math.max(0, at - LOOK_BACK), at)
  const after = text.slice(end, end + LOOK_AHEAD)
  if (notes !== '') return /^\p{Lu}/u.test(after)
  return /(?:^|[\s("“'‘])(?:\p{L}*\p{Ll}{2}|[\d,]+)$/u.test(before) && /^\p{Lu}\p{L}*(?:\s|\.\s\p{Lu})/u.test(after)
}

/** 「行くぞ。」と彼は言った: speech that its sentence goes on after. */
function isQuotedSpeech(text: string, end: number, closers: string): boolean {
  return /[」』]$/u.test(closers) && /^\p{L}/u.test(text.charAt(end))
}

/** Whether an offset lies within East Asian brackets that close again soon. */
function findBracketed(text: string): (offset: number) => boolean {
  const opened: number[] = []
  const closings: [from: number, to: number][] = []
  for (const { 0: bracket, index } of text.matchAll(BRACKETS)) {
    if ('「『（《【〈'.includes(bracket)) {
      opened.push(index)
      continue
    }
    const from = opened.pop()
    if (from !== undefined && index - from <= WIDEST_BRACKETS) closings.push([from, index])
  }
  const inner = closings.toSorted((a, b) => a[0] - b[0])
  let at = 0
  let reach = -1
  return (offset) => {
    for (let next = inner[at]; next !== undefined && next[0] < offset; next = inner[++at])
      reach = Math.max(reach, next[1])
    return offset < reach
  }
}

function pushTrimmed(
  sentences: { start: number; end: number; text: string }[],
  text: string,
  from: number,
  to: number,
): void {
  const part = text.slice(from, to)
  const trimmed = part.trim()
  if (trimmed === '') return
  const start = from + part.indexOf(trimmed)
  sentences.push({ start, end: start + trimmed.length, text: trimmed })
}
