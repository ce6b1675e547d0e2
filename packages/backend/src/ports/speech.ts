/** As stored with the book; every value 0..1 except `speed`, 0.7..1.2 of the voice's own pace. */
export interface SpeechVoiceSettings {
  stability?: number
  similarity_boost?: number
  style?: number
  speed?: number
}

/** A voice with the provider's field names, as the voices route returns it. */
export interface SpeechVoice {
  voice_id: string
  name: string
  category: string
  labels: { accent?: string; description?: string; gender?: string; language?: string }
  /** BCP 47 languages of the voice; empty if it speaks every language of its models. */
  languages: string[]
}

/** A model with the provider's field names, as the models route returns it. */
export interface SpeechModel {
  model_id: string
  name: string
  description: string
  languages: { language_id: string; name: string }[]
  model_rates: { character_cost_multiplier: number }
  /** Largest number of characters of one request. */
  maximum_text_length_per_request: number
  /** True if `style` of the voice settings has an effect. */
  can_use_style: boolean
  /** False if `similarity_boost` of the voice settings has no effect. */
  can_use_similarity?: boolean
  /** True if phoneme rules of pronunciation dictionaries work; alias rules always do. */
  honours_phoneme_rules: boolean
  /** True if the neighbouring text changes how a text is spoken. */
  uses_neighbouring_text: boolean
}

/** A pronunciation rule with the provider's field names. */
export type PronunciationRule =
  /** Speaks other words instead. */
  | { type: 'alias'; string_to_replace: string; alias: string }
  | { type: 'phoneme'; string_to_replace: string; phoneme: string; alphabet: 'ipa' | 'cmu-arpabet' }

/** A pronunciation dictionary to apply. */
export type SpeechDictionary =
  | {
      /** Our own dictionary, with its rules. */
      origin: 'own'
      id: string
      /** Changes with the rules. */
      versionId: string
      /** Earlier versions: their copies at a provider belong to this installation. */
      olderVersionIds: readonly string[]
      name: string
      rules: readonly PronunciationRule[]
    }
  /** A dictionary stored at the provider, which knows its rules. */
  | { origin: 'provider'; id: string; versionId: string }

/** A dictionary stored at the provider. */
export interface ProviderDictionary {
  id: string
  name: string
  latestVersionId: string
  rules: number
}

/** The dictionaries stored at a provider; empty without a provider. */
export type ProviderDictionaries =
  | { kind: 'listed'; dictionaries: ProviderDictionary[] }
  /** The provider did not respond: dictionaries may exist all the same. */
  | { kind: 'failed'; code: SpeechFailure; message: string }

/** Usage and limit of the provider's own account, in characters. */
export interface SpeechSubscription {
  characterCount: number
  characterLimit: number
  /** Seconds since 1970; missing if the provider does not report it. */
  resetsAt?: number
}

/** A provider's recording of a voice. */
export type SpeechPreview =
  | { kind: 'found'; bytes: Uint8Array; contentType: 'audio/mpeg' | 'audio/wav' }
  /** The provider has no recording of this voice. */
  | { kind: 'none' }
  | { kind: 'failed'; code: SpeechFailure; message: string }

export interface SpeechRequest {
  /** One sentence or segment. `<break time="1.5s" />` is exact silence. */
  text: string
  voiceId: string
  modelId: string
  voiceSettings: SpeechVoiceSettings
  /** BCP 47 of the text. */
  language: string
  /** Neighbouring text, for a natural join; ignored by engines without use for it. */
  previousText?: string
  nextText?: string
  /** In order; of two rules for the same words the first applies. */
  dictionaries?: readonly SpeechDictionary[]
  signal?: AbortSignal
}

/**
 * Time of one token of the text: separated by white space, or a word with its punctuation in scripts written without
 * spaces (Chinese, Japanese, Thai, Burmese, …). Every token is included, in order, except pause tags and audio tags
 * such as `[whispers]` of providers that have them.
 */
export interface SpokenWord {
  /** UTF-16 offsets in the submitted text, [start, end). */
  start: number
  end: number
  /** Seconds from the start of `pcm`, [startTime, endTime); within its duration, in ascending order. */
  startTime: number
  endTime: number
  /** True if the voice reported no time for this word. */
  estimated?: true
}

export type SpeechFailure =
  /** Unknown voice. */
  | 'unknown-voice'
  /** Unknown model. */
  | 'unknown-model'
  /** The text is empty. */
  | 'empty-text'
  /** The text exceeds the limit of one request. */
  | 'text-too-long'
  /** Exceeded the time limit. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'cancelled'
  /** The provider's own budget is used up. */
  | 'quota-exceeded'
  /** The provider refuses the server's key. */
  | 'bad-credentials'
  /** The provider's rate limit was exceeded, even after retries. */
  | 'rate-limited'
  /** The provider refuses this text, or these settings. */
  | 'text-refused'
  /** The engine is not installed on this machine. */
  | 'not-installed'
  /** The provider's paid response is unusable: a retry would be paid again. */
  | 'answer-unusable'
  /** The engine or provider failed; worth a retry. */
  | 'engine-failed'

export type SpeechResult =
  | {
      kind: 'spoken'
      /** Mono, 16 bit. */
      pcm: Int16Array
      /** Samples a second. */
      sampleRate: number
      words: SpokenWord[]
      /** Words whose phoneme rules the voice could not follow; missing if there are none. */
      skippedRules?: string[]
    }
  /**
   * `message` is for people; `cause` has the engine's own words, for the log. `mayBePaid`: no answer arrived, and the
   * provider may have spoken the text, or a part of it, and charged for it.
   */
  | { kind: 'failed'; code: SpeechFailure; message: string; cause?: string; mayBePaid?: true }

/**
 * Speaks text. Expected failures are returned, never thrown; `voices` and `models` return an empty list, and
 * `subscription` null, if the engine is unavailable or has none.
 */
export interface Speech {
  /** True if every spoken text costs money: a text whose answer was lost is not sent again automatically. */
  readonly isPaid: boolean
  voices(): Promise<SpeechVoice[]>
  models(): Promise<SpeechModel[]>
  /** Returns the dictionaries stored at the provider, without our own. */
  dictionaries(): Promise<ProviderDictionaries>
  /**
   * For engines that copy our dictionaries to a provider: deletes the copies of a deleted dictionary, as far as the
   * provider allows. `versionIds` are all versions that it had: another installation on the same account may have a
   * dictionary with the same id, never one with the same version. Never rejects.
   */
  removeDictionary?(id: string, versionIds: readonly string[]): Promise<void>
  /** Returns the provider's own account, besides the server's budget. */
  subscription(): Promise<SpeechSubscription | null>
  /** For paid engines: returns the provider's own recording of a voice. Others speak a sample, which is free. */
  preview?(voiceId: string): Promise<SpeechPreview>
  speak(request: SpeechRequest): Promise<SpeechResult>
}
