import type { OfferedVoice } from './build-voice-catalogue.ts'
import type { TimedToken } from './end-words-at-silence.ts'
import type { PronunciationRule } from './pronunciation/pronunciation-rule.ts'
import type { VoiceSettings } from './to-prosody.ts'

/**
 * The protocol over standard input and output; standard error is a log for people.
 *
 * Each input line is one JSON request, and each output line one JSON response; exactly `pcmBytes` bytes of mono 16 bit
 * little-endian samples follow a `spoken` line. The first output line is `ready`. Responses have the order of the requests.
 * The process ends when its input does.
 */
export type SpeechProcessRequest =
  | { id: number; type: 'describe' }
  | {
      id: number
      type: 'speak'
      text: string
      voiceId: string
      modelId: string
      voiceSettings: VoiceSettings
      language: string
      /** Pronunciation rules; the first one counts if two are for the same words. */
      rules?: PronunciationRule[]
    }

export interface OfferedModel {
  model_id: string
  name: string
  description: string
  languages: { language_id: string; name: string }[]
  model_rates: { character_cost_multiplier: number }
  maximum_text_length_per_request: number
  honours_phoneme_rules: boolean
  uses_neighbouring_text: boolean
  can_use_style: boolean
  can_use_similarity: boolean
}

export type SpeechProcessFailure =
  | 'unknown-voice'
  | 'unknown-model'
  | 'empty-text'
  | 'text-too-long'
  | 'bad-request'
  | 'engine-failed'

export type SpeechProcessResponse =
  | { type: 'ready'; protocol: 1 }
  | { id: number; type: 'described'; voices: OfferedVoice[]; models: OfferedModel[] }
  | {
      id: number
      type: 'spoken'
      sampleRate: number
      words: TimedToken[]
      pcmBytes: number
      /** Words whose rules have phonemes that the voice lacks; omitted when there are none. */
      skippedRules?: string[]
    }
  | { id: number | null; type: 'failed'; code: SpeechProcessFailure; message: string }
