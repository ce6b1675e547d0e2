import { normalizeWord } from '@lectern/core/text'

/** 3.5 is not 35, and C++ is not C. */
const MEANT_AS_WRITTEN = /[\p{N}\p{Sm}\p{Sc}\p{So}#%&@*/\\]/u
const HYPHENS = /(?<=\p{L})\p{Pd}(?=\p{L})/gu
const BEFORE = /^[\p{Pi}\p{Ps}"'¿¡]+/u
/** Start of a run of such characters; searching at each of them would be quadratic. */
const AFTER = /(?<![\p{Pf}\p{Pe}"'.,;:!?。！？；।॥])[\p{Pf}\p{Pe}"'.,;:!?。！？；।॥]+$/u

/**
 * Folds a written answer for comparison: ignores case, punctuation, hyphens and repeated spaces, as between a page and
 * a voice (`normalizeWord`), but not accents. A word with a digit or a sign keeps everything but case and surrounding
 * punctuation, and so does punctuation alone. Returns `''` for an empty answer.
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
