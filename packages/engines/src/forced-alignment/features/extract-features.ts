import type { FeatureFrames } from './feature-frames'
import { detectSpeech, estimateSilence } from './detect-speech'
import { normaliseFeatures } from './normalise-features'
import type { MfccFrames } from './mfcc-frames'

/** Features of a sound. Its MFCCs are not needed any more. */
export interface VoiceFeatures {
  frames: FeatureFrames
  /** Indexes of the frames of speech, with the short silences in it. */
  speech: Int32Array
  /** 1 for a frame of speech. */
  isSpeech: Uint8Array
}

export interface RecordingFeatures extends VoiceFeatures {
  /** Probability of silence for each frame, 0 to 1. */
  silence: Float32Array
}

/** A reader pauses longer, and a recording is less even, than the reference voice. */
const COARSE_SILENCE_FRAMES = 25
const RECORDING_THRESHOLD = 0.15
const REFERENCE_THRESHOLD = 0.3
const REFERENCE_SILENCE_FRAMES = 6

/** Extracts features of the reference voice, whose short silences are exact. Returns null when it is silent. */
export function extractReferenceFeatures(mfcc: MfccFrames): VoiceFeatures | null {
  if (mfcc.count === 0) return null
  const threshold = REFERENCE_THRESHOLD
  const coarse = detectSpeech(mfcc.loudness, { minSilenceFrames: COARSE_SILENCE_FRAMES, threshold })
  const fine = detectSpeech(mfcc.loudness, { minSilenceFrames: REFERENCE_SILENCE_FRAMES, threshold })
  const frames = normaliseFeatures(mfcc, fine)
  return frames && { frames, speech: listSpeechFrames(coarse.isSpeech), isSpeech: fine.isSpeech }
}

/** Extracts features of a reader's recording. Returns null when nobody speaks in it. */
export function extractRecordingFeatures(mfcc: MfccFrames): RecordingFeatures | null {
  if (mfcc.count === 0) return null
  const detected = detectSpeech(mfcc.loudness, {
    minSilenceFrames: COARSE_SILENCE_FRAMES,
    threshold: RECORDING_THRESHOLD,
  })
  const frames = normaliseFeatures(mfcc, detected)
  if (!frames) return null
  const { isSpeech } = detected
  return { frames, speech: listSpeechFrames(isSpeech), isSpeech, silence: estimateSilence(mfcc.loudness, detected) }
}

function listSpeechFrames(isSpeech: Uint8Array): Int32Array {
  return Int32Array.from(isSpeech.keys()).filter((frame) => isSpeech[frame] === 1)
}
