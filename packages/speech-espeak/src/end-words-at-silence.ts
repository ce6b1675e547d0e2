import type { Token } from './find-tokens.ts'
import type { PlacedStart } from './place-tokens.ts'

export interface TimedToken extends Token {
  startTime: number
  endTime: number
  /** Set when the engine gave this token no time, so that it is estimated from its neighbours. */
  estimated?: true
}

const QUIET_AMPLITUDE = 150
const STEP_SECONDS = 0.01
const MIN_WORD_SECONDS = 0.018
const MIN_SILENCE_SECONDS = 0.06
const MIN_SPAN_SECONDS = 0.001

function isQuiet(pcm: Int16Array, from: number, to: number): boolean {
  return pcm.subarray(Math.max(0, from), to).every((sample) => Math.abs(sample) < QUIET_AMPLITUDE)
}

/** Returns the index after the last audible sample; 0 when all is silent. */
export function audibleLength(pcm: Int16Array): number {
  return pcm.findLastIndex((sample) => Math.abs(sample) >= QUIET_AMPLITUDE) + 1
}

/**
 * Ends each word where the next one begins, or before the silence between them. `starts` are seconds in `pcm`, ascending; every
 * word lasts at least 1 ms and begins after the one before has ended.
 */
export function endWordsAtSilence(
  tokens: readonly Token[],
  starts: readonly PlacedStart[],
  pcm: Int16Array,
  sampleRate: number,
): TimedToken[] {
  const audibleSeconds = audibleLength(pcm) / sampleRate
  const stepSamples = Math.round(STEP_SECONDS * sampleRate)
  let previousEnd = 0
  return tokens.map((token, index) => {
    const startTime = Math.max(starts[index]?.time ?? previousEnd, previousEnd)
    const limit = Math.max(starts[index + 1]?.time ?? audibleSeconds, startTime + MIN_SPAN_SECONDS)
    const earliest = Math.floor((startTime + MIN_WORD_SECONDS) * sampleRate)
    let end = Math.floor(limit * sampleRate)
    while (end - stepSamples > earliest && isQuiet(pcm, end - stepSamples, end)) end -= stepSamples
    const silence = limit - end / sampleRate
    const endTime = silence >= MIN_SILENCE_SECONDS ? end / sampleRate : limit
    previousEnd = endTime
    return { ...token, startTime, endTime, ...(starts[index]?.estimated ? { estimated: true } : {}) }
  })
}
