import { buildVoiceCatalogue, type CatalogueEntry } from './build-voice-catalogue.ts'
import { chooseVoice } from './choose-voice.ts'
import { splitAtPauses } from './split-at-pauses.ts'
import type { Espeak } from './espeak.ts'
import type { OfferedModel, SpeechProcessResponse, SpeechProcessFailure, SpeechProcessRequest } from './protocol.ts'
import { speak } from './speak.ts'

export interface Reply {
  line: SpeechProcessResponse
  pcm?: Int16Array
}

const MODEL_ID = 'espeak-ng'
const MAX_TEXT_CHARACTERS = 10_000

function describeModel(catalogue: readonly CatalogueEntry[]): OfferedModel {
  const languages = [...new Set(catalogue.map(({ offered }) => offered.labels.language.replace(/-.*$/, '')))]
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })
  return {
    model_id: MODEL_ID,
    name: 'Built-in voices',
    description: 'Spoken on this computer, at no cost. Every word comes with its time.',
    languages: languages.map((language) => ({ language_id: language, name: names.of(language) ?? language })),
    model_rates: { character_cost_multiplier: 1 },
    maximum_text_length_per_request: MAX_TEXT_CHARACTERS,
    honours_phoneme_rules: true,
    uses_neighbouring_text: false,
    can_use_style: true,
    can_use_similarity: false,
  }
}

/** Creates a function that handles requests. It never throws, whatever a request contains. */
export function createRequestHandler(espeak: Espeak): (request: SpeechProcessRequest) => Reply {
  const catalogue = buildVoiceCatalogue(espeak.voices())
  const models = [describeModel(catalogue)]

  return (request) => {
    const { id } = request
    const fail = (code: SpeechProcessFailure, message: string): Reply => ({
      line: { id, type: 'failed', code, message },
    })
    if (request.type === 'describe') {
      return { line: { id, type: 'described', voices: catalogue.map(({ offered }) => offered), models } }
    }
    const { text, voiceId, modelId, voiceSettings, language, rules = [] } = request
    if (modelId !== MODEL_ID)
      return fail('unknown-model', `There is no speech model "${modelId}"; choose "${MODEL_ID}"`)
    if (text.length > MAX_TEXT_CHARACTERS) {
      return fail(
        'text-too-long',
        `${text.length} characters are more than one request may carry (${MAX_TEXT_CHARACTERS})`,
      )
    }
    if (splitAtPauses(text).length === 0) return fail('empty-text', 'There is no text to speak')
    const voice = chooseVoice(catalogue, voiceId, language)
    if (!voice) return fail('unknown-voice', `There is no voice "${voiceId}"; choose one of the voice list`)
    try {
      const { pcm, sampleRate, words, skippedRules } = speak(espeak, {
        text,
        engineVoice: voice.engineVoice,
        voiceSettings,
        language,
        rules,
      })
      const spoken = { id, type: 'spoken' as const, sampleRate, words, pcmBytes: pcm.byteLength }
      return { line: skippedRules.length === 0 ? spoken : { ...spoken, skippedRules }, pcm }
    } catch (error) {
      return fail('engine-failed', error instanceof Error ? error.message : String(error))
    }
  }
}
