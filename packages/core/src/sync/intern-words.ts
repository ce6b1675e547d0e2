/** Words as small numbers: equal words have equal ids, and `spellings[id]` is what is compared. */
export interface InternedWords {
  /** Ids of the reference words that have something to match, and where each stood. */
  reference: Int32Array
  referenceIndex: Int32Array
  heard: Int32Array
  heardIndex: Int32Array
  spellings: string[]
}

/** Spells each different word once. Words with an empty spelling are left out of both sides. */
export function internWords(
  reference: readonly string[],
  heard: readonly string[],
  spell: (word: string) => string,
): InternedWords {
  const spellings: string[] = []
  const idOfSpelling = new Map<string, number>()
  const idOfWord = new Map<string, number>()
  function readId(word: string): number {
    const known = idOfWord.get(word)
    if (known !== undefined) return known
    const spelling = spell(word)
    let id = spelling === '' ? -1 : idOfSpelling.get(spelling)
    if (id === undefined) {
      id = spellings.push(spelling) - 1
      idOfSpelling.set(spelling, id)
    }
    idOfWord.set(word, id)
    return id
  }
  const [referenceIds, referenceIndex] = readSide(reference, readId)
  const [heardIds, heardIndex] = readSide(heard, readId)
  return { reference: referenceIds, referenceIndex, heard: heardIds, heardIndex, spellings }
}

function readSide(words: readonly string[], readId: (word: string) => number): [ids: Int32Array, index: Int32Array] {
  const ids = new Int32Array(words.length)
  const index = new Int32Array(words.length)
  let count = 0
  for (let at = 0; at < words.length; at += 1) {
    const id = readId(words[at] ?? '')
    if (id < 0) continue
    ids[count] = id
    index[count] = at
    count += 1
  }
  return [ids.subarray(0, count), index.subarray(0, count)]
}
