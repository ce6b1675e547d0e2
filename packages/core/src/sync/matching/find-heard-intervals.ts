import { float64At, int32At } from '../../arrays/element-at'
import { sum } from '../timing/sum'
import { createSpeechTimeline } from '../speech/speech-timeline'
import { sliceSpokenWords } from '../speech/spoken-words'
import { enforceMinimumDuration } from '../timing/enforce-minimum-duration'
import type { SpeechMatch } from './match-speech'

/** The intervals of speech, in seconds, in which the letters of each key are heard, by the number of the key. */
export interface HeardIntervals {
  readonly starts: Float64Array
  readonly ends: Float64Array
  /** The number of letters that are heard; 0 if there is no interval. */
  readonly letters: Int32Array
  /** Mean similarity weighted by letters, 0 to 1. */
  readonly confidences: Float64Array
  /** The highest loss; -Infinity if the speech has none. */
  readonly losses: Float64Array
}

/**
 * Finds the interval of speech of each key, from the start of its first letters to the end of its last, at least 1 ms long.
 *
 * @param keyOf the number of each rect's key
 */
export function findHeardIntervals(match: SpeechMatch, keyOf: Int32Array): HeardIntervals {
  const { pairs, similarities, tokens, heard } = match
  const starts = new Float64Array(keyOf.length).fill(Infinity)
  const ends = new Float64Array(keyOf.length).fill(-Infinity)
  const letters = new Int32Array(keyOf.length)
  const confidences = new Float64Array(keyOf.length)
  const losses = new Float64Array(keyOf.length).fill(-Infinity)
  /** The keys in the order in which they are heard. */
  const order = new Int32Array(keyOf.length)
  let count = 0
  for (let pair = 0; pair < pairs.count; pair += 1) {
    const similarity = float64At(similarities, pair)
    if (similarity === 0) continue
    const from = int32At(tokens.firstPart, int32At(pairs.referenceFrom, pair))
    const to = int32At(tokens.firstPart, int32At(pairs.referenceTo, pair))
    const heardFrom = int32At(pairs.heardFrom, pair)
    const heardTo = int32At(pairs.heardTo, pair)
    let loss = -Infinity
    for (let at = heardFrom; at < heardTo; at += 1)
      if (float64At(heard.losses, at) > loss) loss = float64At(heard.losses, at)
    if (to - from === 1) {
      add(from, float64At(heard.starts, heardFrom), float64At(heard.ends, heardTo - 1), similarity, loss)
      continue
    }
    // The time of the heard words is split among the rects of the tokens, by letters.
    const timeline = createSpeechTimeline(sliceSpokenWords(heard, heardFrom, heardTo))
    const total = sum(tokens.lettersOf.subarray(from, to))
    let passed = 0
    for (let part = from; part < to; part += 1) {
      const start = timeline.startAt(passed / total)
      passed += int32At(tokens.lettersOf, part)
      add(part, start, timeline.endAt(passed / total), similarity, loss)
    }
  }
  enforceMinimumDuration(starts, ends, order.subarray(0, count))
  return { starts, ends, letters, confidences, losses }

  function add(part: number, start: number, end: number, similarity: number, loss: number): void {
    const key = int32At(keyOf, int32At(tokens.rectOf, part))
    const added = int32At(tokens.lettersOf, part)
    const known = int32At(letters, key)
    if (known === 0) {
      order[count] = key
      count += 1
    }
    starts[key] = Math.min(float64At(starts, key), start)
    ends[key] = Math.max(float64At(ends, key), end)
    confidences[key] = (float64At(confidences, key) * known + similarity * added) / (known + added)
    letters[key] = known + added
    losses[key] = Math.max(float64At(losses, key), loss)
  }
}
