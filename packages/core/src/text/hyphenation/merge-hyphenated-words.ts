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
  /** Index of the first word after a page number and running head that follow this word; null if there are none. */
  afterFurniture?: number | null
}

/** A word merged from several parts. */
export interface MergedWord {
  /** Indices of the parts: two, or three if it is hyphenated at two line ends. */
  parts: readonly number[]
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
  parts: readonly number[]
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
  const lookUps = parts.flatMap((_, index) => {
    const candidates = listContinuations(parts, index).flatMap((join) => listCandidates(parts, index, join))
    return candidates.length === 0 ? [] : [{ index, candidates }]
  })
  const results = await lookUpWords(
    lookUps.map(({ candidates }) => candidates.map(({ word }) => word)),
    o,
  )
  const merged: MergedWord[] = []
  const failures = new Map<string, { from: number; message: string }>()
  const taken = new Set<number>()
  for (const [at, { index, candidates }] of lookUps.entries()) {
    if (taken.has(index)) continue
    const result = elementAt(results, at)
    switch (result.kind) {
      case 'found': {
        const found = candidates.find(({ word }) => word === result.word)
        if (found === undefined) throw new Error(`"${result.word}" was found but not looked up`)
        merged.push({ parts: found.parts, text: found.text, rest: found.rest })
        for (const part of found.parts) taken.add(part)
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

/** A word that may continue a hyphenated one. */
interface Continuation {
  second: number
  hyphenated: HyphenatedWord
}

/** Lists the words that may continue a part: the next one, and the first after a page number and running head. */
function listContinuations(parts: readonly WordPart[], index: number): Continuation[] {
  const first = parts[index]
  if (!first?.endsLine) return []
  return [index + 1, first.afterFurniture ?? null].flatMap((second) => {
    const part = second === null ? undefined : parts[second]
    const hyphenated = part === undefined ? null : joinHyphenated(first.text, part.text, first.detectedBreak)
    return second === null || hyphenated === null ? [] : [{ second, hyphenated }]
  })
}

/**
 * Lists the possible words, the longest first, so that 'under-', 'stand-', 'ing' becomes 'understanding', not 'understand'
 * and 'ing'.
 */
function listCandidates(parts: readonly WordPart[], index: number, { second, hyphenated }: Continuation): Candidate[] {
  const firstPartOf = (reading: { letters: string; word: string }): string =>
    reading.word.slice(0, reading.word.length - reading.letters.length)
  // Three parts: the second part must be a word part as a whole (its letters equal the stem of the next join).
  const inThree = listContinuations(parts, second).flatMap(({ second: third, hyphenated: next }) =>
    hyphenated.readings
      .filter(({ letters }) => letters === next.stem)
      .flatMap((reading) =>
        next.readings.map((end) => ({
          parts: [index, second, third],
          word: firstPartOf(reading) + next.stem + end.letters,
          text: hyphenated.stem + next.stem + end.letters,
          rest: elementAt(parts, third).text.slice(end.letters.length),
        })),
      ),
  )
  const inTwo = hyphenated.readings.map(({ letters, word }) => ({
    parts: [index, second],
    word,
    text: hyphenated.stem + letters,
    rest: elementAt(parts, second).text.slice(letters.length),
  }))
  return [...inThree, ...inTwo]
}
