import type { ComparableFrames } from './compare-frames'
import { findSpeech, judgeSilence } from './find-speech'
import { normaliseFrames } from './normalise-frames'
import type { SoundFrames } from './sound-frames'

/** What is left of a sound for comparing it; its coefficients are no more needed. */
export interface HeardVoice {
  frames: ComparableFrames
  /** The frames in which somebody speaks, short silences among them. */
  speech: Int32Array
  /** 1 for a frame in which somebody speaks. */
  isSpeech: Uint8Array
}

export interface HeardRecording extends HeardVoice {
  /** How sure it is that nobody speaks in a frame, 0 to 1. */
  silence: Float32Array
}

/** A reader pauses longer, and a recording is less even, than the reference voice. */
const COARSE_SILENCE_FRAMES = 25
const RECORDING_THRESHOLD = 0.15
const REFERENCE_THRESHOLD = 0.3
const REFERENCE_SILENCE_FRAMES = 6

/** The reference voice: even, and exact to its short silences. Null when it says nothing. */
export function hearReference(sound: SoundFrames): HeardVoice | null {
  if (sound.count === 0) return null
  const threshold = REFERENCE_THRESHOLD
  const coarse = findSpeech(sound.loudness, { shortestSilenceFrames: COARSE_SILENCE_FRAMES, threshold })
  const fine = findSpeech(sound.loudness, { shortestSilenceFrames: REFERENCE_SILENCE_FRAMES, threshold })
  const frames = normaliseFrames(sound, fine)
  return frames && { frames, speech: listSpeech(coarse.isSpeech), isSpeech: fine.isSpeech }
}

/** Somebody's recording. Null when nobody speaks in it. */
export function hearRecording(sound: SoundFrames): HeardRecording | null {
  if (sound.count === 0) return null
  const found = findSpeech(sound.loudness, {
    shortestSilenceFrames: COARSE_SILENCE_FRAMES,
    threshold: RECORDING_THRESHOLD,
  })
  const frames = normaliseFrames(sound, found)
  if (!frames) return null
  const { isSpeech } = found
  return { frames, speech: listSpeech(isSpeech), isSpeech, silence: judgeSilence(sound.loudness, found) }
}

function listSpeech(isSpeech: Uint8Array): Int32Array {
  return Int32Array.from(isSpeech.keys()).filter((frame) => isSpeech[frame] === 1)
}
