/** Words as small numbers. Different words of like spelling have different numbers and one spelling number. */
export interface WordRegister {
  /** The different words, by word number. */
  readonly words: readonly string[]
  /** What is compared, by spelling number. */
  readonly spellings: readonly string[]
  /** The spelling number of each word number; -1 for words that leave nothing to compare. */
  readonly spellingOf: readonly number[]
  /** Numbers of words, each of which is spelled once however often it stands. */
  readonly enter: (words: readonly string[]) => Int32Array
}

export function createWordRegister(spell: (word: string) => string): WordRegister {
  const words: string[] = []
  const spellings: string[] = []
  const spellingOf: number[] = []
  const numberOfWord = new Map<string, number>()
  const numberOfSpelling = new Map<string, number>()
  function register(word: string): number {
    const number = words.push(word) - 1
    numberOfWord.set(word, number)
    const spelling = spell(word)
    let spellingNumber = spelling === '' ? -1 : numberOfSpelling.get(spelling)
    if (spellingNumber === undefined) {
      spellingNumber = spellings.push(spelling) - 1
      numberOfSpelling.set(spelling, spellingNumber)
    }
    spellingOf.push(spellingNumber)
    return number
  }
  function enter(list: readonly string[]): Int32Array {
    const numbers = new Int32Array(list.length)
    for (let at = 0; at < list.length; at += 1) {
      const word = list[at] ?? ''
      numbers[at] = numberOfWord.get(word) ?? register(word)
    }
    return numbers
  }
  return { words, spellings, spellingOf, enter }
}
