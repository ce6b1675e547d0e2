import { isSpaceAt } from './char-classes'

/** By code: what ends sentences somewhere in every language, or in some languages only. */
const MARK = 1
const MARK_IN_LANGUAGE = 2
/** Marks that end a sentence in some places only. */
export const DOUBTFUL = '.!?…‼⁇⁈⁉‽'
/** Stops of scripts in which nothing else is written with them. */
export const SURE = '。｡．！？।॥؟۔።፧፨։။។៕༎།᠃᠉᱾᱿꯫܀܁܂߹꓿꘎꘏᙮᭞᭟⸮﹒﹖﹗'
/** In ASCII or beside it, what only some languages end sentences with. */
export const SURE_IN_LANGUAGE: Readonly<Record<string, string>> = {
  zh: '；',
  yue: '；',
  el: ';\u037e',
  hy: ':',
  hi: '|',
  mr: '|',
  ne: '|',
  sa: '|',
  bn: '|',
  pa: '|',
}
const KINDS = new Uint8Array(0x1_00_00)
for (const code of codesOf(Object.values(SURE_IN_LANGUAGE).join(''))) KINDS[code] = MARK_IN_LANGUAGE
for (const code of codesOf(DOUBTFUL + SURE)) KINDS[code] = MARK
/** Marks that show the direction of the text; they stand anywhere and mean nothing here. */
const INVISIBLE = '\u200b\u200e\u200f\u202a\u202b\u202c\u2066\u2067\u2068\u2069\ufeff'
export const CLOSERS = codesOf(`"'”’“‘»›«‹)]}」』）】》〉_*${INVISIBLE}`)
/** Of these, the ones that open in other languages: they open before a letter. */
export const OPENING_CLOSERS = codesOf('“‘«‹')
export const OPENERS = codesOf(`"'“‘„‚«»‹›([{¿¡_*—–-\`「『（《${INVISIBLE}`)
/** What goes on with the sentence although the stop has been closed: '“Go!”, he said'. */
export const GOES_ON = codesOf(',;:.!?%)]}»”/&=+،؛、，')
/** Of these, what goes on after the sure stops. */
export const GOES_ON_AFTER_SURE = codesOf(',،؛、，')

export function codesOf(letters: string): ReadonlySet<number> {
  return new Set(letters.split('').map((letter) => letter.charCodeAt(0)))
}

/** Where a run of the given marks ends. */
export function endOfRun(text: string, from: number, codes: ReadonlySet<number>): number {
  let end = from
  while (end < text.length && codes.has(text.charCodeAt(end))) end += 1
  return end
}

/** Where the first letter stands after spaces, opening quotes and brackets. */
export function skipOpeners(text: string, from: number): number {
  let at = from
  while (at < text.length && (isSpaceAt(text, at) || OPENERS.has(text.charCodeAt(at)))) at += 1
  return at
}

/** Whether a mark that may end a sentence stands there; `ownMarks` are those that only its language has. */
export function isMarkAt(text: string, at: number, ownMarks: string): boolean {
  const kind = KINDS[text.charCodeAt(at)]
  return kind === MARK || (kind === MARK_IN_LANGUAGE && ownMarks.includes(text.charAt(at)))
}

/** The first such mark; the text's length where there is none. */
export function findMark(text: string, from: number, ownMarks: string): number {
  let at = from
  while (at < text.length && (KINDS[text.charCodeAt(at)] === 0 || !isMarkAt(text, at, ownMarks))) at += 1
  return at
}
