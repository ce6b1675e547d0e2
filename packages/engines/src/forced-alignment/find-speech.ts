export interface SpeechSearch {
  /** Silence that is shorter counts as part of the speech around it. */
  shortestSilenceFrames: number
  /** How far up from the quietest to the loudest speech begins, 0 to 1. */
  threshold: number
}

export interface FoundSpeech {
  /** 1 for a frame of speech, 0 for one of silence. */
  isSpeech: Uint8Array
  /** Loudness of silence, of loud speech, and between them where speech begins. */
  quiet: number
  loud: number
  level: number
}

/** Clicks that are shorter are no speech. */
const SHORTEST_SPEECH_FRAMES = 4
/** A recording without noise is so quiet between words that nearly all else would look loud. */
const WIDEST_RANGE = 9

/** Which frames of a recording are speech, judged by its own quietest and loudest. */
export function findSpeech(loudness: Float32Array, { shortestSilenceFrames, threshold }: SpeechSearch): FoundSpeech {
  const sorted = loudness.toSorted()
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const quiet = Math.max(sorted[Math.floor(sorted.length * 0.05)] ?? 0, loud - WIDEST_RANGE)
  const level = quiet + (loud - quiet) * threshold
  const isSpeech = Uint8Array.from(loudness, (value) => (value > level ? 1 : 0))
  fillShortRuns(isSpeech, 1, SHORTEST_SPEECH_FRAMES)
  fillShortRuns(isSpeech, 0, shortestSilenceFrames)
  return { isSpeech, quiet, loud, level }
}

/** Turns runs of a value into the other one where they are shorter than they must be. */
function fillShortRuns(values: Uint8Array, value: 0 | 1, shortest: number): void {
  let start = 0
  for (let at = 1; at <= values.length; at += 1) {
    if (at < values.length && values[at] === values[start]) continue
    if (values[start] === value && at - start < shortest) values.fill(1 - value, start, at)
    start = at
  }
}

/** How sure it is that a frame is silence, 0 to 1; a few frames are heard together. */
export function judgeSilence(loudness: Float32Array, { quiet, loud }: FoundSpeech): Float32Array {
  const middle = quiet + (loud - quiet) * 0.22
  const width = Math.max((loud - quiet) * 0.06, 1e-6)
  return Float32Array.from(loudness, (_, frame) => {
    let [sum, count] = [0, 0]
    for (let near = Math.max(0, frame - 2); near <= Math.min(loudness.length - 1, frame + 2); near += 1) {
      sum += loudness[near] ?? 0
      count += 1
    }
    return 1 / (1 + Math.exp((sum / count - middle) / width))
  })
}
