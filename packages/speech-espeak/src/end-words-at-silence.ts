import type { Token } from './find-tokens.ts'
import type { PlacedStart } from './place-tokens.ts'

export interface TimedToken extends Token {
  startTime: number
  endTime: number
  /** The engine gave this token no time of its own: it is worked out from its neighbours. */
  estimated?: true
}

const QUIET_AMPLITUDE = 150
const STEP_SECONDS = 0.01
const SHORTEST_WORD_SECONDS = 0.018
const SHORTEST_SILENCE_SECONDS = 0.06
const SHORTEST_SPAN_SECONDS = 0.001

function isQuiet(pcm: Int16Array, from: number, to: number): boolean {
  for (let index = Math.max(0, from); index < to; index += 1) {
    if (Math.abs(pcm[index] ?? 0) >= QUIET_AMPLITUDE) return false
  }
  return true
}

/** Index after the last sample that can be heard; 0 when all is silent. */
export function audibleLength(pcm: Int16Array): number {
  let length = pcm.length
  while (length > 0 && Math.abs(pcm[length - 1] ?? 0) < QUIET_AMPLITUDE) length -= 1
  return length
}

/**
 * Words end where the next one begins, or before the silence that lies between them. `starts` are seconds in `pcm`,
 * ascending; every word lasts at least 1 ms and none begins before the one before it has ended.
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
    const limit = Math.max(starts[index + 1]?.time ?? audibleSeconds, startTime + SHORTEST_SPAN_SECONDS)
    const earliest = Math.floor((startTime + SHORTEST_WORD_SECONDS) * sampleRate)
    let end = Math.floor(limit * sampleRate)
    while (end - stepSamples > earliest && isQuiet(pcm, end - stepSamples, end)) end -= stepSamples
    const silence = limit - end / sampleRate
    const endTime = silence >= SHORTEST_SILENCE_SECONDS ? end / sampleRate : limit
    previousEnd = endTime
    return { ...token, startTime, endTime, ...(starts[index]?.estimated ? { estimated: true } : {}) }
  })
}
