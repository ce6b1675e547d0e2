import { frameAt, middleOfFrame } from './sound-frames'

/** A word in the recording, in seconds. */
export interface PlacedWord {
  startTime: number
  endTime: number
}

const ENDS_CLAUSE = /[,.;:!?—)"”。、！？；।]$/u
const ENDS_SENTENCE = /[.;:!?)"”。！？；।]$/u
/** A boundary that has a pause as long as this already is left alone; frames. */
const PRESENT_PAUSE_FRAMES = 15
/** How far a boundary is moved at most, and the shortest pause that it is moved into. */
const AFTER_SENTENCE = { reachSeconds: 0.8, pauseFrames: 20, beyondSeconds: 0.25 }
const AFTER_CLAUSE = { reachSeconds: 0.35, pauseFrames: 18, beyondSeconds: 0.1 }
/** What is left of a word at least, however its boundary moves. */
const LEAST_BEFORE_SECONDS = 0.08
const LEAST_AFTER_SECONDS = 0.03

/** Moves boundaries after punctuation into the real pause nearby, in place. `silence` is 0 to 1 by frame. */
export function snapToPauses(words: PlacedWord[], texts: readonly string[], silence: Float32Array): void {
  for (let index = 1; index < words.length; index += 1) {
    const [before, word, next] = [words[index - 1], words[index], words[index + 1]]
    const text = texts[index - 1] ?? ''
    if (!before || !word || !ENDS_CLAUSE.test(text)) continue
    const present = longestSilence(silence, frameAt(before.endTime) - 3, frameAt(word.startTime) + 3)
    if (present.frames >= PRESENT_PAUSE_FRAMES) continue
    const { reachSeconds, pauseFrames, beyondSeconds } = ENDS_SENTENCE.test(text) ? AFTER_SENTENCE : AFTER_CLAUSE
    const from = Math.max(before.startTime + LEAST_BEFORE_SECONDS, before.endTime - reachSeconds)
    const to = Math.min(word.endTime - LEAST_AFTER_SECONDS + beyondSeconds, word.startTime + reachSeconds)
    const pause = longestSilence(silence, frameAt(from), frameAt(to))
    if (pause.frames < pauseFrames) continue
    before.endTime = middleOfFrame(pause.first)
    word.startTime = middleOfFrame(pause.first + pause.frames)
    if (word.endTime < word.startTime + 0.05) {
      const latest = next ? next.endTime - LEAST_AFTER_SECONDS : Infinity
      word.endTime = Math.max(word.startTime, Math.min(word.startTime + 0.12, latest))
    }
    if (next && next.startTime < word.endTime) next.startTime = word.endTime
  }
}

function longestSilence(silence: Float32Array, from: number, to: number): { first: number; frames: number } {
  let best = { first: 0, frames: 0 }
  let start = -1
  for (let frame = Math.max(0, from); frame <= Math.min(silence.length - 1, to); frame += 1) {
    if ((silence[frame] ?? 0) <= 0.5) {
      start = -1
      continue
    }
    if (start < 0) start = frame
    if (frame - start + 1 > best.frames) best = { first: start, frames: frame - start + 1 }
  }
  return best
}
