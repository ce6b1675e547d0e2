/** Kinds of letters, by bit and UTF-16 code: a table for what most text is made of, the Unicode properties for the rest. */
const OTHER = 1
const UPPER = 4
const CASELESS = 8
const DIGIT = 16
/** Kinds of letters to skip, which are added by `|`. */
export const LOWER = 2
export const SPACE = 32
export const LETTER: number = LOWER | UPPER | CASELESS
export const LETTER_OR_DIGIT: number = LETTER | DIGIT
export const NO_SPACE: number = OTHER | LETTER_OR_DIGIT

/** All alphabets, and the punctuation that is general. */
const TABLE_SIZE = 0x2070
const kinds = Uint8Array.from({ length: TABLE_SIZE }, (_, code) => readKind(String.fromCharCode(code)))

/** The kind of the first letter; the most frequent kinds are told first. */
function readKind(letters: string): number {
  // Unicode calls Georgian letters small, but sentences begin with no others.
  if (/^[\p{Lo}\u10d0-\u10ff]/u.test(letters)) return CASELESS
  if (!/^[\p{L}\p{N}\s]/u.test(letters)) return OTHER
  if (/^\p{Ll}/u.test(letters)) return LOWER
  if (/^[\p{Lu}\p{Lt}]/u.test(letters)) return UPPER
  if (/^\s/u.test(letters)) return SPACE
  return /^\p{N}/u.test(letters) ? DIGIT : CASELESS
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < TABLE_SIZE) return kinds[code] ?? OTHER
  if (Number.isNaN(code)) return OTHER
  const isCommon = (code >= 0x4e00 && code < 0xa000) || (code >= 0xac00 && code < 0xd7a4)
  // Two units, for letters that are written with two.
  return isCommon ? CASELESS : readKind(text.slice(at, at + 2))
}

export function isSpaceAt(text: string, at: number): boolean {
  return kindAt(text, at) === SPACE
}

export function isLowerAt(text: string, at: number): boolean {
  return kindAt(text, at) === LOWER
}

/** Capitals, title-case letters with them. */
export function isUpperAt(text: string, at: number): boolean {
  return kindAt(text, at) === UPPER
}

/** Decimal digits, and all other signs for numbers. */
export function isNumberAt(text: string, at: number): boolean {
  return kindAt(text, at) === DIGIT
}

export function isLetterAt(text: string, at: number): boolean {
  return (kindAt(text, at) & LETTER) > 0
}

/** Where a run of letters of the given kinds ends. */
export function skipOn(text: string, from: number, letters: number): number {
  let at = from
  while (at < text.length && (kindAt(text, at) & letters) > 0) at += 1
  return at
}

/** Where a run of letters of the given kinds begins that ends at `from`; not farther back than `first`. */
export function skipBack(text: string, from: number, letters: number, first = 0): number {
  let at = from
  while (at > first && (kindAt(text, at - 1) & letters) > 0) at -= 1
  return at
}
