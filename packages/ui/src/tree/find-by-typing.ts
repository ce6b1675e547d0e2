import { foldText } from '../locale/fold-text'

/**
 * The place of the word that typed letters mean, case and accents aside: the next that begins with them, round to the start. The same letter
 * again and again goes from one word that begins with it to the next; other letters may stay on the word they fit.
 * @param from where the search begins
 * @returns null where no word begins so
 */
export function findByTyping(words: readonly string[], from: number, typed: string): number | null {
  const letters = foldText(typed)
  const repeated = /^(.)\1*$/su.exec(letters)?.[1]
  const sought = repeated ?? letters
  if (sought === '') return null
  const start = repeated === undefined ? from : from + 1
  for (let step = 0; step < words.length; step++) {
    const place = (start + step) % words.length
    if (foldText(words[place] ?? '').startsWith(sought)) return place
  }
  return null
}
