import { foldText } from '../locale/fold-text'

/**
 * Returns the index of the entry that typed letters match, ignoring case and accents: the next that begins with them,
 * wrapping around. The same letter repeated cycles through the entries that begin with it; other letters may stay on
 * the current entry.
 * @param from index where the search begins
 * @returns null without a match
 */
export function findByTyping(labels: readonly string[], from: number, typed: string): number | null {
  const letters = foldText(typed)
  const repeated = /^(.)\1*$/su.exec(letters)?.[1]
  const sought = repeated ?? letters
  if (sought === '') return null
  const start = repeated === undefined ? from : from + 1
  const distance = (index: number) => (index - start + labels.length) % labels.length
  const found = labels.flatMap((label, index) => (foldText(label).startsWith(sought) ? [index] : []))
  return found.toSorted((a, b) => distance(a) - distance(b)).at(0) ?? null
}
