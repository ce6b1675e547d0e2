import type { SpeechFailure } from '@lectern/backend/ports'

/** Why ElevenLabs did not do what it was asked. */
export interface ProviderFailure {
  kind: 'failed'
  code: SpeechFailure
  /** For people; never holds the key. */
  message: string
  /** The provider's own sentence, part of the message; empty when it said none. */
  said: string
  /** The provider's own words for it, lower-cased; empty when it has none. */
  reasons: readonly string[]
}
