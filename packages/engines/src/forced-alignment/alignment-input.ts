import type { RecordingFeatures, VoiceFeatures } from './features/extract-features'
import type { ReferenceWord } from './word-alignment/plan-rows'

export interface AlignmentInput {
  reference: VoiceFeatures
  /** In seconds of the reference. */
  referenceWords: readonly ReferenceWord[]
  recording: RecordingFeatures
  recordingSeconds: number
}
