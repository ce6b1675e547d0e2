import { elementAt } from '../arrays/element-at'
import { alignInTwoPasses } from './align-in-two-passes'
import type { AlignmentInput } from './alignment-input'
import type { MatchingParts } from './coarse-alignment/find-matching-parts'
import { findSkippedSentences } from './confidence/find-skipped-sentences'
import { scoreConfidence } from './confidence/score-confidence'
import type { WarpPath } from './time-warping/band'
import { classifyWords } from './word-alignment/classify-words'
import { computePauseCosts } from './word-alignment/compute-pause-costs'
import { planRows, type ReferenceWord, type RowPlan } from './word-alignment/plan-rows'
import { type CandidateWord, planSkips } from './word-alignment/plan-skips'

export interface FoundWords {
  /** Indexes of the words that were searched. */
  candidates: readonly number[]
  plan: RowPlan
  path: WarpPath
  /** For each candidate. */
  confidences: readonly number[]
  /** Mean distance of all words from their places, relative to the sound around these; 1 counts for a word without a place. */
  meanDistance: number
  /** 1 for each word of the reference in a sentence that the reader skipped. */
  isSkipped: Uint8Array
}

interface Candidate extends CandidateWord {
  index: number
  /** When the next word of the reference begins. */
  untilTime: number
}

/**
 * Finds the place of each word on a path through the recording.
 * @param isSkipped 1 for each word that is not to be searched
 */
export function findWords(input: AlignmentInput, { pairs, gaps }: MatchingParts, isSkipped: Uint8Array): FoundWords {
  const { reference, recording, referenceWords } = input
  const presences = classifyWords(referenceWords, gaps).map((presence, index) =>
    isSkipped[index] === 1 ? 'missing' : presence,
  )
  const candidates = referenceWords.flatMap((word, index): Candidate[] => {
    const presence = elementAt(presences, index)
    if (presence === 'missing') return []
    const untilTime = referenceWords[index + 1]?.startTime ?? word.endTime
    return [{ word, index, presence, untilTime, followsMissing: presences[index - 1] === 'missing' }]
  })
  const plan = planRows(
    candidates.map(({ word, untilTime }) => ({ startTime: word.startTime, untilTime })),
    reference.isSpeech,
  )
  const beginsSentence = listSentenceStarts(referenceWords, candidates)
  const pauseCosts = computePauseCosts(recording.silence, gaps)
  const { path, adapted } = alignInTwoPasses({
    reference,
    recording,
    plan,
    pairs,
    pauseCostsOf: (pause) =>
      beginsSentence[pause] === false ? pauseCosts.withinSentence : pauseCosts.betweenSentences,
    skips: planSkips(candidates, plan, gaps),
  })
  const scores = scoreConfidence(plan, path, { ...adapted, isSpeech: recording.isSpeech })
  const alsoSkipped = isSkipped.slice()
  const skipped = findSkippedSentences(plan, path, { beginsSentence, distances: scores.distances })
  for (const [candidate, { index }] of candidates.entries()) if (skipped[candidate] === 1) alsoSkipped[index] = 1
  return {
    candidates: candidates.map(({ index }) => index),
    plan,
    path,
    confidences: scores.confidences,
    meanDistance: averageDistance(scores.distances, referenceWords.length),
    isSkipped: alsoSkipped,
  }
}

function averageDistance(distances: readonly (number | null)[], words: number): number {
  const placed = distances.filter((distance) => distance !== null)
  const sum = placed.reduce((total, distance) => total + distance, words - placed.length)
  return sum / Math.max(1, words)
}

/** Returns for each candidate whether it is the first of its sentence, or follows words that are missing. */
function listSentenceStarts(words: readonly ReferenceWord[], candidates: readonly Candidate[]): boolean[] {
  let sentence = 0
  const sentences = words.map(({ beginsSentence }) => (beginsSentence ? ++sentence : sentence))
  return candidates.map(({ index, followsMissing }, candidate) => {
    const previous = candidates[candidate - 1]
    return followsMissing || previous === undefined || sentences[index] !== sentences[previous.index]
  })
}
