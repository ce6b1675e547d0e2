import type { DetectedBreak, Language, ValidateWord } from '../types'
import { joinHyphenated, type HyphenatedWord } from './join-hyphenated'
import { lookUpWords, type LookUp } from './look-up-words'

/** A word of a page, in reading order, none of them blank. */
export interface WordPart {
  text: string
  /** What the recogniser saw between this word and the next. */
  detectedBreak?: DetectedBreak
  endsLine: boolean
}

/** A word that stands in several parts. */
export interface MergedWord {
  /** Index of the first part. */
  from: number
  /** How many parts it has: two, or three when two lines' ends cut it. */
  parts: number
  /** The letters of all parts, with what stands before them. */
  text: string
  /** What is left of the last part: ','. */
  rest: string
}

export interface MergedWords {
  merged: MergedWord[]
  /** What could not be looked up, each word once, with the index of its first part. */
  failures: { from: number; message: string }[]
}

/** A way to read a cut word. */
interface Candidate {
  parts: number
  word: string
  text: string
  rest: string
}

/**
 * Finds the words that lines' ends have cut, and merges those that `validateWord` knows, as written or in lower case. A cut
 * whose look-up fails stays one.
 */
export async function mergeCutWords(
  parts: readonly WordPart[],
  o: { language: Language; validateWord: ValidateWord },
): Promise<MergedWords> {
  const cuts = findCuts(parts)
  const asked = cuts.flatMap((cut, index) => {
    const candidates = cut === null ? [] : listCandidates(parts, cuts, index, cut)
    return candidates.length === 0 ? [] : [{ index, candidates }]
  })
  const answers = await lookUpWords(
    asked.map(({ candidates }) => candidates.map(({ word }) => word)),
    o,
  )
  const merged: MergedWord[] = []
  const failures = new Map<string, { from: number; message: string }>()
  let taken = 0
  for (const [at, { index, candidates }] of asked.entries()) {
    if (index < taken) continue
    const answer: LookUp = answers[at] ?? { kind: 'refused' }
    switch (answer.kind) {
      case 'accepted': {
        const found = candidates.find(({ word }) => word === answer.word)
        if (found === undefined) throw new Error(`"${answer.word}" was accepted but not asked for`)
        merged.push({ from: index, parts: found.parts, text: found.text, rest: found.rest })
        taken = index + found.parts
        break
      }
      case 'failed': {
        const message = `"${answer.word}" could not be looked up, so its parts stay apart: ${answer.reason}`
        if (!failures.has(answer.word)) failures.set(answer.word, { from: index, message })
        break
      }
      case 'refused':
        break
    }
  }
  return { merged, failures: [...failures.values()] }
}

function findCuts(parts: readonly WordPart[]): (HyphenatedWord | null)[] {
  return parts.map((first, index) => {
    const second = parts[index + 1]
    return second !== undefined && first.endsLine ? joinHyphenated(first.text, second.text, first.detectedBreak) : null
  })
}

/** The longest word first: 'under-' 'stand-' 'ing' is not 'understand'. */
function listCandidates(
  parts: readonly WordPart[],
  cuts: readonly (HyphenatedWord | null)[],
  index: number,
  cut: HyphenatedWord,
): Candidate[] {
  const second = parts[index + 1]?.text ?? ''
  const last = parts[index + 2]?.text ?? ''
  const next = cuts[index + 1]
  const middle = next?.stem
  const isWhole = cut.readings.some(({ letters }) => letters === middle)
  const start = (reading: { letters: string; word: string }): string =>
    reading.word.slice(0, reading.word.length - reading.letters.length)
  const inThree =
    next === null || next === undefined || !isWhole
      ? []
      : cut.readings
          .filter(({ letters }) => letters === middle)
          .flatMap((reading) =>
            next.readings.map((end) => ({
              parts: 3,
              word: start(reading) + middle + end.letters,
              text: cut.stem + middle + end.letters,
              rest: last.slice(end.letters.length),
            })),
          )
  const inTwo = cut.readings.map(({ letters, word }) => ({
    parts: 2,
    word,
    text: cut.stem + letters,
    rest: second.slice(letters.length),
  }))
  return [...inThree, ...inTwo]
}
