const CURLY_APOSTROPHES = /[\u2018\u2019\u02BC\uFF07]/g
/** The longest words of dictionaries have some sixty characters; Hunspell's own limit is higher. */
const MAX_WORD_CHARACTERS = 100
/** Characters that no word contains, and those that end a string in C. */
const IMPOSSIBLE = /[\p{Cc}\p{Cs}\p{Extended_Pictographic}\s]/u
const LETTER = /\p{L}/u

/**
 * Lists the forms of a word to look up, in order: in lower case, then as written; with straight apostrophes, without soft
 * hyphens. None for text that is not a word: numbers, white space inside, control characters, more than a hundred characters.
 */
export function listSpellings(word: string, language: string): string[] {
  if (word.length > 2 * MAX_WORD_CHARACTERS) return []
  const written = word.normalize('NFC').replaceAll(CURLY_APOSTROPHES, "'").replaceAll('\u00AD', '').trim()
  const isHalf = written.startsWith('-') || written.endsWith('-')
  if (written.length > MAX_WORD_CHARACTERS || isHalf || IMPOSSIBLE.test(written) || !LETTER.test(written)) return []
  return [...new Set([written.toLocaleLowerCase(language), written])]
}
