import type { AudioTags } from '../../word-times/blank-tags'
import type { ProviderModel } from './response-schemas'

/** Properties of a model that the provider's list lacks. */
export interface ModelTraits {
  /** True if it understands phonemes; others skip them in silence. */
  honoursPhonemeRules: boolean
  /** True if it accepts the text before and after; others refuse it. */
  usesNeighbouringText: boolean
  /** True if it accepts the language of a text; others detect it and refuse the parameter. */
  takesLanguage: boolean
  /** True if it has three steps of stability only. */
  hasStabilitySteps: boolean
  /** True if tags such as `[whispers]` direct it; others speak them. */
  knowsAudioTags: boolean
  /** Longest pause tag that it honours; longer ones are ignored. */
  longestPauseSeconds: number
  /** Limit of a text where the list has none. */
  usualTextCharacters: number
}

/** Reads the traits from the id, which names type and version. An unknown model gets nothing that it may refuse. */
export function readModelTraits({ model_id: id }: Pick<ProviderModel, 'model_id'>): ModelTraits {
  const isThird = id.startsWith('eleven_v3')
  const isQuick = /^eleven_(?:turbo|flash)_v2/.test(id)
  const isQuickMultilingual = /^eleven_(?:turbo|flash)_v2_5$/.test(id)
  const isOlder = /^eleven_(?:multilingual|monolingual|english)_v[12]$/.test(id)
  return {
    honoursPhonemeRules: /^eleven_(?:turbo_v2|flash_v2|monolingual_v1)$/.test(id),
    usesNeighbouringText: isQuick || isOlder,
    takesLanguage: isThird || isQuickMultilingual,
    hasStabilitySteps: isThird,
    knowsAudioTags: isThird,
    longestPauseSeconds: isThird ? 0 : 3,
    usualTextCharacters: isQuickMultilingual ? 40_000 : isQuick ? 30_000 : isOlder ? 10_000 : 5000,
  }
}

/** Returns true if audio tags in a text direct the model. */
export function readAudioTags(model: Pick<ProviderModel, 'model_id'>): AudioTags {
  return readModelTraits(model).knowsAudioTags ? 'audio-tags' : 'no-audio-tags'
}
