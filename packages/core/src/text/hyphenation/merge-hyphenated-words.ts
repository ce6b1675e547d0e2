import type { DetectedBreak, Language, ValidateWord } from '../../types'
import { joinHyphenated, type HyphenatedWord } from './join-hyphenated'
import { elementAt } from '../../arrays/element-at'
import { lookUpWords } from './look-up-words'

/** A word, or a part of one, as it is on the page; not blank. */
export interface WordPart {
  text: string
  /** The break that the recogniser reports between this word and the next. */
  detectedBreak?: DetectedBreak
  endsLine: boolean
}

/** A word merged from several parts. */
export interface MergedWord {
  /** Index of the first part. */
  from: number
  /** The number of parts: two, or three if it is hyphenated at two line ends. */
  parts: number
  /** The letters of all parts and the punctuation before them. */
  text: string
  /** The rest of the last part, such as ','. */
  rest: string
}

export interface MergedWords {
  merged: MergedWord[]
  /** Words that could not be looked up, each once, with the index of their first part. */
  failures: { from: number; message: string }[]
}

/** A possible reading of a hyphenated word. */
interface Candidate {
  parts: number
  word: string
  text: string
  rest: string
}

/**
 * Finds words hyphenated at line ends and merges those that `validateWord` accepts, as written or in lower case. A word whose
 * look-up fails stays split.
 */
export async function mergeHyphenatedWords(
  parts: readonly WordPart[],
  o: { language: Language; validateWord: ValidateWord },
): Promise<MergedWords> {
  const hyphenatedWords = findHyphenatedWords(parts)
  const lookUps = hyphenatedWords.flatMap((hyphenated, index) => {
    const candidates = hyphenated === null ? [] : listCandidates(parts, hyphenatedWords, index, hyphenated)
    return candidates.length === 0 ? [] : [{ index, candidates }]
  })
  const results = await lookUpWords(
    lookUps.map(({ candidates }) => candidates.map(({ word }) => word)),
    o,
  )
  const merged: MergedWord[] = []
  const failures = new Map<string, { from: number; message: string }>()
  let nextFreeIndex = 0
  for (const [at, { index, candidates }] of lookUps.entries()) {
    if (index < nextFreeIndex) continue
    const result = elementAt(results, at)
    switch (result.kind) {
      case 'found': {
        const found = candidates.find(({ word }) => word === result.word)
        if (found === undefined) throw new Error(`"${result.word}" was found but not looked up`)
        merged.push({ from: index, parts: found.parts, text: found.text, rest: found.rest })
        nextFreeIndex = index + found.parts
        break
      }
      case 'failed': {
        const message = `"${result.word}" could not be looked up, so its parts stay apart: ${result.reason}`
        if (!failures.has(result.word)) failures.set(result.word, { from: index, message })
        break
      }
      case 'not-found':
        break
    }
  }
  return { merged, failures: [...failures.values()] }
}

function findHyphenatedWords(parts: readonly WordPart[]): (HyphenatedWord | null)[] {
  return parts.map((first, index) => {
    const second = parts[index + 1]
    return second !== undefined && first.endsLine ? joinHyphenated(first.text, second.text, first.detectedBreak) : null
  })
}

/**
 * Lists the possible words, the longest first, so that 'under-', 'stand-', 'ing' becomes 'understanding', not 'understand'
 * and 'ing'.
 */
function listCandidates(
  parts: readonly WordPart[],
  hyphenatedWords: readonly (HyphenatedWord | null)[],
  index: number,
  hyphenated: HyphenatedWord,
): Candidate[] {
  const next = hyphenatedWords[index + 1]
  const middle = next?.stem
  // Three parts: the second part must be a word part as a whole (its letters equal the stem of the next join).
  const secondPartIsInner = hyphenated.readings.some(({ letters }) => letters === middle)
  const firstPartOf = (reading: { letters: string; word: string }): string =>
    reading.word.slice(0, reading.word.length - reading.letters.length)
  const inThree =
    next === null || next === undefined || !secondPartIsInner
      ? []
      : hyphenated.readings
          .filter(({ letters }) => letters === middle)
          .flatMap((reading) =>
            next.readings.map((end) => ({
              parts: 3,
              word: firstPartOf(reading) + middle + end.letters,
              text: hyphenated.stem + middle + end.letters,
              rest: elementAt(parts, index + 2).text.slice(end.letters.length),
            })),
          )
  const inTwo = hyphenated.readings.map(({ letters, word }) => ({
    parts: 2,
    word,
    text: hyphenated.stem + letters,
    rest: elementAt(parts, index + 1).text.slice(letters.length),
  }))
  return [...inThree, ...inTwo]
}
