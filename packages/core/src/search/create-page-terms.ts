import { endsInHyphen } from '../text/hyphenation/join-hyphenated'
import { foldSearchText } from './fold-search-text'
import { listSearchTerms } from './list-search-terms'
import { touchesNeighbours } from './list-search-tokens'

/**
 * Returns a function that lists the terms of a page without repetitions. It remembers the terms of words that stand for
 * themselves, since a book repeats most of its words.
 */
export function createPageTerms(): (words: readonly string[]) => Set<string> {
  /** null: the terms depend on the words around it. */
  const termsOf = new Map<string, readonly string[] | null>()
  const read = (word: string): readonly string[] | null => {
    const known = termsOf.get(word)
    if (known !== undefined) return known
    const dependent = endsInHyphen(word) || touchesNeighbours(foldSearchText(word))
    const terms = dependent ? null : listSearchTerms([word])
    termsOf.set(word, terms)
    return terms
  }

  return (words) => {
    const terms = new Set<string>()
    let run: string[] = []
    const add = (more: readonly string[]) => {
      for (const term of more) terms.add(term)
    }
    for (const word of words) {
      const own = read(word)
      if (own === null) {
        run.push(word)
        continue
      }
      // The word may complete the one before it.
      if (run.length > 0) add(listSearchTerms([...run, word]))
      else add(own)
      run = []
    }
    if (run.length > 0) add(listSearchTerms(run))
    return terms
  }
}
