import { secondsPerWord } from './seconds-per-word'
import type {
  AlignmentFailure,
  ProviderDictionary,
  SpeechFailure,
  SpeechModel,
  SpeechRequest,
  SpeechSubscription,
  SpeechVoice,
  TextDetections,
} from '../../ports/index'

/** Records requests to the engines and configures their behaviour; tests may change it between requests. */
export interface EngineScript {
  spokenTexts: string[]
  /** Duration of each word that the voice speaks. */
  secondsPerWord: number
  /** True if voice, recogniser and aligner cost money. */
  isPaid: boolean
  /** The speech provider's current offer. */
  voices: SpeechVoice[]
  models: SpeechModel[]
  /** Dictionaries of the provider. */
  dictionaries: ProviderDictionary[]
  /** Copies of our dictionaries that it was asked to delete. */
  removedDictionaries: { id: string; versionIds: readonly string[] }[]
  /** The failure of listing them; null while it works. */
  failingDictionaries: SpeechFailure | null
  recognisedLanguages: string[]
  /** Awaited before each image is recognised; the stand-in's images are texts. */
  beforeRecognising: (image: string) => Promise<void>
  /** The result of recognition for every page, instead of the page's own words. */
  detections: TextDetections | null
  /** Texts at which the voice fails. */
  failingTexts: Map<string, SpeechFailure>
  /** The provider's own account; null if it has none. */
  subscription: SpeechSubscription | null
  /** Awaited before each sentence is spoken. */
  beforeSpeaking: (request: SpeechRequest) => Promise<void>
  /** Awaited before each file is read. */
  beforeImporting: (fileName: string, signal: AbortSignal | undefined) => Promise<void>
  /** Files that crash the import's engine. */
  deadlyFiles: Set<string>
  /** Texts that were aligned. */
  alignedTexts: string[]
  /** Awaited before each alignment; its result becomes the failure. */
  beforeAligning: (text: string, signal: AbortSignal | undefined) => Promise<AlignmentFailure | null>
  /** Awaited before each conversion to MP3; its result becomes the failure. */
  beforeConverting: (signal: AbortSignal | undefined) => Promise<'engine-failed' | 'broken' | null>
  /** Widths that images were resized to. */
  resizedWidths: number[]
  /** Number of resize requests, failed ones included. */
  resizeCalls: number
  /** True if resizing images fails. */
  failsAtResizing: boolean
}

/** Creates a script of engines that succeed at everything. */
export function createEngineScript(): EngineScript {
  return {
    spokenTexts: [],
    secondsPerWord,
    isPaid: false,
    voices: [
      { voice_id: 'ada', name: 'Ada', category: 'premade', labels: { accent: 'british' }, languages: ['en'] },
      { voice_id: 'luz', name: 'Luz', category: 'premade', labels: {}, languages: ['es'] },
    ],
    models: [
      {
        model_id: 'plain',
        name: 'Plain',
        description: 'Says every word in a quarter of a second',
        languages: [{ language_id: 'en', name: 'English' }],
        model_rates: { character_cost_multiplier: 1 },
        maximum_text_length_per_request: 200,
        honours_phoneme_rules: false,
        uses_neighbouring_text: false,
        can_use_style: true,
      },
    ],
    dictionaries: [],
    removedDictionaries: [],
    failingDictionaries: null,
    recognisedLanguages: [],
    beforeRecognising: () => Promise.resolve(),
    detections: null,
    failingTexts: new Map(),
    subscription: null,
    beforeSpeaking: () => Promise.resolve(),
    beforeImporting: () => Promise.resolve(),
    deadlyFiles: new Set(),
    alignedTexts: [],
    beforeAligning: () => Promise.resolve(null),
    beforeConverting: () => Promise.resolve(null),
    resizedWidths: [],
    resizeCalls: 0,
    failsAtResizing: false,
  }
}
