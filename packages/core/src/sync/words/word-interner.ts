import { stringAt } from '../../arrays/element-at'

/** Interns words: equal words get equal ids, and words with the same spelling share a spelling number. */
export interface WordInterner {
  /** The different words, by id. */
  readonly words: readonly string[]
  /** The different spellings that are compared, by spelling number. */
  readonly spellings: readonly string[]
  /** The spelling number of each word id; -1 for words that leave nothing to compare. */
  readonly spellingOf: readonly number[]
  /** Returns the ids of words. Each different word is spelled once, however often it occurs. */
  readonly intern: (words: readonly string[]) => Int32Array
}

/** @param spell returns the form of a word that is compared, '' if nothing is left to compare */
export function createWordInterner(spell: (word: string) => string): WordInterner {
  const words: string[] = []
  const spellings: string[] = []
  const spellingOf: number[] = []
  const idOfWord = new Map<string, number>()
  const numberOfSpelling = new Map<string, number>()
  function add(word: string): number {
    const id = words.push(word) - 1
    idOfWord.set(word, id)
    const spelling = spell(word)
    let number = spelling === '' ? -1 : numberOfSpelling.get(spelling)
    if (number === undefined) {
      number = spellings.push(spelling) - 1
      numberOfSpelling.set(spelling, number)
    }
    spellingOf.push(number)
    return id
  }
  function intern(list: readonly string[]): Int32Array {
    const ids = new Int32Array(list.length)
    for (let at = 0; at < list.length; at += 1) {
      const word = stringAt(list, at)
      ids[at] = idOfWord.get(word) ?? add(word)
    }
    return ids
  }
  return { words, spellings, spellingOf, intern }
}
