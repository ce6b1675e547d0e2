import type { SpeechFailure } from '@lectern/backend/ports'

/** Failure of a call to ElevenLabs. */
export interface ProviderFailure {
  kind: 'failed'
  code: SpeechFailure
  /** For people; never contains the key. */
  message: string
  /** The provider's own sentence, part of the message; empty if there is none. */
  detail: string
  /** The provider's error codes in lower case; empty if there are none. */
  codes: readonly string[]
  /** True if no answer arrived and the call may have been carried out and charged. */
  mayBePaid?: true
}
