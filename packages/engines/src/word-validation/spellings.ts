const CURLY_APOSTROPHES = /[\u2018\u2019\u02BC\uFF07]/g
/** The longest words of dictionaries have some sixty; hunspell's own limit lies above. */
const LONGEST_WORD = 100
/** What ends a string in C, and what is no part of any word. */
const IMPOSSIBLE = /[\p{Cc}\p{Cs}\p{Extended_Pictographic}\s]/u
const LETTER = /\p{L}/u

/**
 * The forms of a word to look up, in order: lower-cased, then as written; apostrophes straight, soft hyphens gone. None for
 * what can be no word: numbers, white space inside, control characters, more than a hundred characters.
 */
export function spellings(word: string, language: string): string[] {
  if (word.length > 2 * LONGEST_WORD) return []
  const written = word.normalize('NFC').replaceAll(CURLY_APOSTROPHES, "'").replaceAll('\u00AD', '').trim()
  const isHalf = written.startsWith('-') || written.endsWith('-')
  if (written.length > LONGEST_WORD || isHalf || IMPOSSIBLE.test(written) || !LETTER.test(written)) return []
  return [...new Set([written.toLocaleLowerCase(language), written])]
}
