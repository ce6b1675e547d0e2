import { isWrittenWithoutSpaces } from '@lectern/core/text'

/** Words that are punctuation of East Asian scripts alone, in their full width. */
const fullWidthSigns = /^[\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]+$/u
const letters = /[\p{L}\p{N}]/u

/** Returns true if running text has no space between two words, as in Chinese and Japanese. */
export function joinsWithoutSpace(word: string, next: string): boolean {
  if (isUnspaced(word)) return isUnspaced(next) || !letters.test(next)
  return isUnspaced(next) && !letters.test(word)
}

function isUnspaced(word: string): boolean {
  return isWrittenWithoutSpaces(word) || fullWidthSigns.test(word)
}
