import type { SpeechFailure } from '@lectern/backend/ports'

/** Failure of a call to ElevenLabs. */
export interface ProviderFailure {
  kind: 'failed'
  code: SpeechFailure
  /** For people; never contains the key. */
  message: string
  /** The provider's own sentence, part of the message; empty when there is none. */
  said: string
  /** The provider's error codes in lower case; empty when there are none. */
  reasons: readonly string[]
}
