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

/** What letters are of each kind; the later ones win. */
const LETTERS_BY_KIND: readonly (readonly [kind: number, letters: RegExp])[] = [
  [CASELESS, /\p{L}+/gu],
  [LOWER, /\p{Ll}+/gu],
  [UPPER, /[\p{Lu}\p{Lt}]+/gu],
  // Unicode calls Georgian letters small, but sentences begin with no others.
  [CASELESS, /[\u10d0-\u10ff]+/gu],
  [DIGIT, /\p{N}+/gu],
  [SPACE, /\s+/gu],
]

/** All alphabets, and the punctuation that is general. */
const TABLE_SIZE = 0x2070
const kinds = makeTable()

function makeTable(): Uint8Array {
  const table = new Uint8Array(TABLE_SIZE).fill(OTHER)
  const all = Array.from(table, (_, code) => String.fromCharCode(code)).join('')
  for (const [kind, letters] of LETTERS_BY_KIND) {
    for (const { 0: run, index } of all.matchAll(letters)) table.fill(kind, index, index + run.length)
  }
  return table
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < TABLE_SIZE) return kinds[code] ?? OTHER
  const isCommon = (code >= 0x4e00 && code < 0xa000) || (code >= 0xac00 && code < 0xd7a4)
  return isCommon ? CASELESS : farKindAt(text, at)
}

/** Outside of the table, and of the text. */
function farKindAt(text: string, at: number): number {
  // Two units, for letters that are written with two.
  const letter = text.slice(at, at + 2)
  if (/^\p{Lo}/u.test(letter)) return CASELESS
  if (!/^[\p{L}\p{N}\s]/u.test(letter)) return OTHER
  return LETTERS_BY_KIND.findLast(([, letters]) => letter.search(letters) === 0)?.[0] ?? OTHER
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
