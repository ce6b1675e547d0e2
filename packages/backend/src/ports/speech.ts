/** As the book stores them; every value 0..1 except `speed`, 0.7..1.2 of the voice's own pace. */
export interface SpeechVoiceSettings {
  stability?: number
  similarity_boost?: number
  style?: number
  speed?: number
}

/** A voice with the provider's own field names, as the voices call answers it. */
export interface SpeechVoice {
  voice_id: string
  name: string
  category: string
  labels: { accent?: string; description?: string; gender?: string; language?: string }
  /** BCP 47 of what the voice speaks; empty when it speaks every language of its models. */
  languages: string[]
}

/** A model with the provider's own field names, as the models call answers it. */
export interface SpeechModel {
  model_id: string
  name: string
  description: string
  languages: { language_id: string; name: string }[]
  model_rates: { character_cost_multiplier: number }
  /** Characters that one request may carry. */
  maximum_text_length_per_request: number
  /** Whether `style` of the voice settings changes how it speaks. */
  can_use_style: boolean
  /** Whether phoneme rules of pronunciation dictionaries work on it; alias rules always do. */
  honours_phoneme_rules: boolean
  /** Whether what comes before and after a text changes how it is said. */
  uses_neighbouring_text: boolean
}

/** How something is to be said, with the provider's own field names. */
export type PronunciationRule =
  /** Other words are said in its place. */
  | { type: 'alias'; string_to_replace: string; alias: string }
  | { type: 'phoneme'; string_to_replace: string; phoneme: string; alphabet: 'ipa' | 'cmu-arpabet' }

/** A pronunciation dictionary that a text is said with. */
export type SpeechDictionary =
  | {
      /** One of ours, with its rules. */
      origin: 'own'
      id: string
      /** Another one whenever the rules are. */
      versionId: string
      /** Its versions before this one: copies of them that lie with a provider are this installation's. */
      olderVersionIds: readonly string[]
      name: string
      rules: readonly PronunciationRule[]
    }
  /** One that lies with the provider, which knows its rules. */
  | { origin: 'provider'; id: string; versionId: string }

/** A dictionary that lies with the provider. */
export interface ProviderDictionary {
  id: string
  name: string
  latestVersionId: string
  rules: number
}

/** The dictionaries that lie with a provider; none where speech has no provider. */
export type ProviderDictionaries =
  | { kind: 'listed'; dictionaries: ProviderDictionary[] }
  /** The provider has not said: they may be there all the same. */
  | { kind: 'failed'; code: SpeechFailure; message: string }

/** What the provider's own account has spent and may spend; characters. */
export interface SpeechSubscription {
  characterCount: number
  characterLimit: number
  /** Seconds since 1970; left out when the provider does not say. */
  resetsAt?: number
}

/** A recording of a voice that its provider has. */
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
  /** What comes before and after, for a natural join; engines without use for it ignore it. */
  previousText?: string
  nextText?: string
  /** In order; where two have a rule for the same words, the first one's counts. */
  dictionaries?: readonly SpeechDictionary[]
  signal?: AbortSignal
}

/**
 * When one token of the text is heard: parted by white space, or a word with its punctuation in scripts written without
 * spaces (Chinese, Japanese, Thai, Burmese, ...). Every token is there, in order; pause tags are none, and neither are audio
 * tags such as `[whispers]` where the provider has them.
 */
export interface SpokenWord {
  /** UTF-16 offsets in the text that was sent, [start, end). */
  start: number
  end: number
  /** Seconds from the start of `pcm`, [startTime, endTime); never beyond its length, each word after the one before. */
  startTime: number
  endTime: number
  /** The voice reported no time of its own for this word. */
  estimated?: true
}

export type SpeechFailure =
  /** No voice of that id. */
  | 'unknown-voice'
  /** No model of that id. */
  | 'unknown-model'
  /** Nothing to say: the text is empty. */
  | 'empty-text'
  /** The text is longer than one request may carry. */
  | 'text-too-long'
  /** Took longer than the limit. */
  | 'timeout'
  /** The caller's signal was aborted. */
  | 'cancelled'
  /** The provider's own budget is spent. */
  | 'quota-exceeded'
  /** The provider refuses the server's key. */
  | 'bad-credentials'
  /** The provider was asked too often, and again when that was tried later. */
  | 'rate-limited'
  /** The provider will not say this text, or not with these settings. */
  | 'text-refused'
  /** The engine is not installed on this machine. */
  | 'not-installed'
  /** The provider answered, and is paid for it, with what cannot be used: another try would be paid again. */
  | 'answer-unusable'
  /** The engine or provider failed; worth another try. */
  | 'engine-failed'

export type SpeechResult =
  | {
      kind: 'spoken'
      /** Mono, 16 bit. */
      pcm: Int16Array
      /** Samples a second. */
      sampleRate: number
      words: SpokenWord[]
      /** Words of the text whose phoneme rules the voice could not follow; left out when there are none. */
      skippedRules?: string[]
    }
  | { kind: 'failed'; code: SpeechFailure; message: string }

/**
 * Says text aloud. Expected failures are answered, never thrown; `voices` and `models` answer an empty list, and
 * `subscription` null, when the engine cannot be reached or has none.
 */
export interface Speech {
  voices(): Promise<SpeechVoice[]>
  models(): Promise<SpeechModel[]>
  /** Dictionaries that lie with the provider; our own are not among them. */
  dictionaries(): Promise<ProviderDictionaries>
  /**
   * Only where our dictionaries are copied to a provider: one of ours was deleted, and so are its copies, as far as the
   * provider lets us. `versionIds` are all the versions that it had: another installation on the same account may have a
   * dictionary of the same id, never one of the same version. Never rejects.
   */
  removeDictionary?(id: string, versionIds: readonly string[]): Promise<void>
  /** The provider's own account, beside the server's budget. */
  subscription(): Promise<SpeechSubscription | null>
  /** Only where speaking is paid for: the provider's own recording of a voice. Others speak a sample, which costs nothing. */
  preview?(voiceId: string): Promise<SpeechPreview>
  speak(request: SpeechRequest): Promise<SpeechResult>
}
