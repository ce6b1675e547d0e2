import type { SpeechPage } from '@lectern/core/pipeline'
import { withTrailingSpace, type Voice } from '@lectern/core/text'
import type { GenerationFailure } from '../generation/describe-generation-failure'
import type { SpeechPart } from './choose-part'
import type { NamedSentence } from './sentence-locks'

/** Text to speak, with the voice of the chapter. */
export interface TextToSpeak {
  readonly voice: Voice
  readonly pages: readonly SpeechPage[]
  readonly dictionaryIds: readonly string[]
  /** Text around it, for a natural transition: not spoken and not paid for. */
  readonly previousText?: string
  readonly nextText?: string
  /** Number of the take, from 2, for another one of the same text; the first one without it. */
  readonly take?: number
}

export interface SpeechCost {
  /** Characters that are sent to the voice. */
  readonly characters: number
  /** The sentences that are sent; the others are stored. */
  readonly unspoken: readonly UnspokenSentence[]
}

export interface UnspokenSentence extends NamedSentence {
  /** The same for sentences that sound the same, which are sent once; absent if the server does not tell. */
  readonly sound?: string
}

/** The speech server, for speech that does not become the narration. Calls reject if they fail. */
export interface PartsApi {
  readonly countCost: (text: TextToSpeak) => Promise<SpeechCost>
  /** Resolves to the link of the recording. */
  readonly speak: (text: TextToSpeak) => Promise<string>
  /** Locks the stored sound of a sentence of the text: it is used from then on, whatever changes. */
  readonly lock: (text: TextToSpeak, sentence: NamedSentence) => Promise<void>
  readonly unlock: (sentence: NamedSentence) => Promise<void>
  /** Reads the reason of a rejected call. */
  readonly readFailure: (error: unknown) => GenerationFailure
}

/** Returns the text of a part, each sentence in its own voice. */
export function toTextToSpeak(
  { sentences, previousText, nextText }: SpeechPart,
  o: { readonly voice: Voice; readonly dictionaryIds: readonly string[] },
): TextToSpeak {
  const ids = [...new Set(sentences.map(({ pageVariationId }) => pageVariationId))]
  return {
    ...o,
    ...(previousText === null ? {} : { previousText }),
    ...(nextText === null ? {} : { nextText }),
    pages: ids.map((pageVariationId) => ({
      pageVariationId,
      textSegments: sentences
        .filter((sentence) => sentence.pageVariationId === pageVariationId)
        .map(({ text, voice }) => ({
          ...voice,
          voiceSettings: { ...voice.voiceSettings },
          text: withTrailingSpace(text),
        })),
    })),
  }
}
