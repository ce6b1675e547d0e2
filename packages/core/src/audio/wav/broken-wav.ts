/** Reasons why a WAV file cannot be read. */
export type BrokenWavReason = 'not-wav' | 'no-format' | 'unsupported-format' | 'no-data'

/** A WAV file that cannot be read. */
export interface BrokenWav {
  kind: 'broken'
  reason: BrokenWavReason
  /** Tells users what is wrong and what to do. */
  message: string
}
