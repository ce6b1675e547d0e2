// Classes of characters as bits: from a table by UTF-16 code for common text, from the Unicode properties for the rest.
const OTHER = 1
const UPPER = 4
const CASELESS = 8
const DIGIT = 16
/** Classes can be combined by `|`. */
export const LOWER = 2
export const SPACE = 32
export const LETTER: number = LOWER | UPPER | CASELESS
export const LETTER_OR_DIGIT: number = LETTER | DIGIT
export const NON_SPACE: number = OTHER | LETTER_OR_DIGIT

/** Covers all alphabets and general punctuation. */
const TABLE_SIZE = 0x2070
const classes = Uint8Array.from({ length: TABLE_SIZE }, (_, code) => readClass(String.fromCharCode(code)))

/** Returns the class of the first character. The most frequent classes are tested first. */
function readClass(letters: string): number {
  // Unicode has Georgian letters as lower case, but sentences begin with them.
  if (/^[\p{Lo}\u10d0-\u10ff]/u.test(letters)) return CASELESS
  if (!/^[\p{L}\p{N}\s]/u.test(letters)) return OTHER
  if (/^\p{Ll}/u.test(letters)) return LOWER
  if (/^[\p{Lu}\p{Lt}]/u.test(letters)) return UPPER
  if (/^\s/u.test(letters)) return SPACE
  return /^\p{N}/u.test(letters) ? DIGIT : CASELESS
}

function classAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < TABLE_SIZE) return classes[code] ?? OTHER
  if (Number.isNaN(code)) return OTHER
  const isCommon = (code >= 0x4e00 && code < 0xa000) || (code >= 0xac00 && code < 0xd7a4)
  // Two units, because characters outside the basic plane take two.
  return isCommon ? CASELESS : readClass(text.slice(at, at + 2))
}

export function isSpaceAt(text: string, at: number): boolean {
  return classAt(text, at) === SPACE
}

export function isLowerAt(text: string, at: number): boolean {
  return classAt(text, at) === LOWER
}

/** Tests for upper-case and title-case letters. */
export function isUpperAt(text: string, at: number): boolean {
  return classAt(text, at) === UPPER
}

/** Tests for decimal digits and all other number characters. */
export function isNumberAt(text: string, at: number): boolean {
  return classAt(text, at) === DIGIT
}

export function isLetterAt(text: string, at: number): boolean {
  return (classAt(text, at) & LETTER) > 0
}

/** Returns the end of the run of characters of the given classes that starts at `from`. */
export function skipForward(text: string, from: number, wanted: number): number {
  let at = from
  while (at < text.length && (classAt(text, at) & wanted) > 0) at += 1
  return at
}

/** Returns the start of the run of characters of the given classes that ends at `from`, but not before `first`. */
export function skipBackward(text: string, from: number, wanted: number, first = 0): number {
  let at = from
  while (at > first && (classAt(text, at - 1) & wanted) > 0) at -= 1
  return at
}
