import type { FoundWords } from './find-words'
import { findWords } from './find-words'
import { findMatchingParts } from './coarse-alignment/find-matching-parts'
import { findExtraSpeech, type TimeRange } from './confidence/find-extra-speech'
import { findUnspokenWords } from './confidence/find-unspoken-words'
import { elementAt, int32At } from '../arrays/element-at'
import { FRAME_STEP_SECONDS, frameToSeconds } from './features/mfcc-frames'
import { keepInOrder } from '../word-times/keep-in-order'
import type { PlacedWord } from '../word-times/placed-word'
import { getWordRows } from './word-alignment/plan-rows'
import type { AlignmentInput } from './alignment-input'

export interface AlignedTime extends PlacedWord {
  /** Fit of the word to its place, 0 to 1. */
  confidence: number
}

export interface AlignedFeatures {
  /** Time of each word of the reference; null for a word that is not said. */
  times: (AlignedTime | null)[]
  /** Speech that is not in the text, in order. */
  extraSpeech: TimeRange[]
  /** Mean distance of the words from their places, relative to the sound around these: 1 is as unlike as chance. */
  meanDistance: number
}

/** Finds when each word of the reference is said in the recording. */
export function alignFeatures(input: AlignmentInput): AlignedFeatures {
  const parts = findMatchingParts(input.reference, input.recording)
  const first = findWords(input, parts, new Uint8Array(input.referenceWords.length))
  // Skipped sentences have pushed their neighbours away: without them these return to their places.
  const found = first.isSkipped.includes(1) ? findWords(input, parts, first.isSkipped) : first
  return toTimes(input, found)
}

function toTimes({ recording, referenceWords, recordingSeconds }: AlignmentInput, found: FoundWords): AlignedFeatures {
  const { candidates, plan, path, confidences } = found
  const isUnspoken = findUnspokenWords(plan, path, confidences)
  const spoken = candidates.flatMap((index, candidate) => {
    const { firstRow, lastRow } = getWordRows(plan, candidate)
    const [first, last] = [int32At(path.first, firstRow), int32At(path.last, lastRow)]
    if (first < 0 || isUnspoken[candidate] === 1) return []
    return [{ index, confidence: elementAt(confidences, candidate), first, last }]
  })
  const placed = spoken.map(({ first, last }) => toPlacedWord(first, last))
  splitOverlaps(placed)
  const inOrder = keepInOrder(placed, recordingSeconds)
  const times: AlignedFeatures['times'] = referenceWords.map(() => null)
  for (const [order, { index, confidence }] of spoken.entries()) {
    times[index] = { ...elementAt(inOrder, order), confidence }
  }
  const { meanDistance } = found
  return { times, extraSpeech: findExtraSpeech(recording.isSpeech, spoken), meanDistance }
}

function toPlacedWord(first: number, last: number): PlacedWord {
  const startTime = frameToSeconds(first) - FRAME_STEP_SECONDS / 2
  const endTime = frameToSeconds(last) + FRAME_STEP_SECONDS / 2
  return { startTime: Math.max(0, startTime), endTime: Math.max(startTime, endTime) }
}

/** Gives each of two neighbours that share a frame half of it. */
function splitOverlaps(words: PlacedWord[]): void {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (!next || word.endTime <= next.startTime) continue
    const middle = (word.endTime + next.startTime) / 2
    word.endTime = middle
    next.startTime = middle
  }
}
