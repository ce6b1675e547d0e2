import type { VoiceSettings } from '@lectern/core/text'

/** A sound that a voice has made of a sentence. */
export interface SentenceTake {
  readonly id: number
  readonly text: string
  /** Null if the voice is not known. */
  readonly voiceId: string | null
  readonly modelId: string | null
  readonly voiceSettings: VoiceSettings | null
  readonly durationSeconds: number
  /** ISO 8601. */
  readonly createdAt: string
  /** The narration has the sentence with this sound. */
  readonly isUsed: boolean
}

/** The takes of a page's sentences, the newest first. */
export interface PageTakes {
  /** False if no take can be put into the narration: it is a recording, or older than takes. */
  readonly hasTakes: boolean
  readonly takes: readonly SentenceTake[]
}

/** The stored takes of a chapter. Calls reject if they fail. */
export interface TakesApi {
  readonly list: (pageVariationId: number) => Promise<PageTakes>
  /** Resolves to the link of the sound. */
  readonly hear: (takeId: number) => Promise<string>
  /** Reads the reason of a rejected call. */
  readonly readReason: (error: unknown) => string
}

/** A take to put into the narration. `isLocked`: the sentence keeps it when the chapter is generated again. */
export interface TakeChoice {
  readonly takeId: number
  readonly isLocked: boolean
}
