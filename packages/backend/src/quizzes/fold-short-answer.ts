import { normalizeWord } from '@lectern/core/text'

/** 3.5 is not 35, and C++ is not C. */
const MEANT_AS_WRITTEN = /[\p{N}\p{Sm}\p{Sc}\p{So}#%&@*/\\]/u
const HYPHENS = /(?<=\p{L})\p{Pd}(?=\p{L})/gu
const BEFORE = /^[\p{Pi}\p{Ps}"'¿¡]+/u
/** From where such signs begin on: at each of many of them it would look for the end of all. */
const AFTER = /(?<![\p{Pf}\p{Pe}"'.,;:!?。！？；।॥])[\p{Pf}\p{Pe}"'.,;:!?。！？；।॥]+$/u

/**
 * The form in which a written answer is compared with what counts as right: case, punctuation, spaces of any number and
 * hyphens do not matter, as between a page and a voice (`normalizeWord`); accents do, and a word with a digit or a sign in
 * it is compared as it is written but for case and the punctuation around it; so is what is punctuation alone. `''` when nothing was written.
 *
 * @example
 * foldShortAnswer('  “The  Owl.” ') // => 'the owl'
 * foldShortAnswer('Ice-cream') // => 'ice cream'
 * foldShortAnswer('3.50.') // => '3.50'
 */
export function foldShortAnswer(text: string): string {
  const composed = text.normalize('NFKC').trim()
  const words = composed
    .replace(HYPHENS, ' ')
    .split(/\s+/u)
    .map(foldWord)
    .filter((word) => word !== '')
  return words.length > 0 ? words.join(' ') : composed
}

function foldWord(word: string): string {
  if (!MEANT_AS_WRITTEN.test(word)) return normalizeWord(word, { language: 'en' })
  return word.toLowerCase().replace(BEFORE, '').replace(AFTER, '')
}
