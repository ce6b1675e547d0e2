import { baseLanguage } from '@lectern/core/text'
import type { SpeechRequest, SpeechVoiceSettings } from '@lectern/backend/ports'
import type { ProviderModel } from './response-schemas'
import { type ModelTraits, readModelTraits } from './model-traits'

/** Version of a dictionary in a request. */
export interface DictionaryLocator {
  pronunciation_dictionary_id: string
  version_id: string
}

/** Body of a call that speaks a text with the times of its characters. */
export interface SpeechBody {
  text: string
  model_id: string
  language_code?: string
  voice_settings?: SpeechVoiceSettings
  previous_text?: string
  next_text?: string
  pronunciation_dictionary_locators?: DictionaryLocator[]
}

/** The provider's language codes that differ from those of books. */
const providerLanguages: Readonly<Record<string, string>> = { cmn: 'zh', nb: 'no', nn: 'no', tl: 'fil', iw: 'he' }
const STABILITY_STEPS = 2

/** Writes the body for a text, with the parameters that the model accepts; it refuses others. */
export function writeSpeechBody(
  request: SpeechRequest,
  model: ProviderModel,
  locators: readonly DictionaryLocator[],
): SpeechBody {
  const traits = readModelTraits(model)
  const language = traits.takesLanguage ? findLanguage(request.language, model) : null
  const settings = writeSettings(request.voiceSettings, model, traits)
  const { previousText, nextText } = traits.usesNeighbouringText ? request : {}
  return {
    text: request.text,
    model_id: request.modelId,
    ...(language === null ? {} : { language_code: language }),
    ...(Object.keys(settings).length === 0 ? {} : { voice_settings: settings }),
    ...(previousText ? { previous_text: previousText } : {}),
    ...(nextText ? { next_text: nextText } : {}),
    ...(locators.length === 0 ? {} : { pronunciation_dictionary_locators: [...locators] }),
  }
}

function findLanguage(language: string, { languages }: ProviderModel): string | null {
  const base = baseLanguage(language)
  const code = providerLanguages[base] ?? base
  return languages?.some(({ language_id: id }) => id === code) ? code : null
}

function writeSettings(
  { stability, similarity_boost, style, speed }: SpeechVoiceSettings,
  { can_use_style: canUseStyle }: ProviderModel,
  { hasStabilitySteps }: ModelTraits,
): SpeechVoiceSettings {
  const stepped =
    hasStabilitySteps && stability !== undefined ? Math.round(stability * STABILITY_STEPS) / STABILITY_STEPS : stability
  return {
    ...(stepped === undefined ? {} : { stability: stepped }),
    ...(similarity_boost === undefined ? {} : { similarity_boost }),
    ...(style === undefined || canUseStyle === false ? {} : { style }),
    ...(speed === undefined ? {} : { speed }),
  }
}
