import type { AudioTags } from '../word-times/blank-tags'
import type { ProviderModel } from './answers'

/** What the provider's list of models does not say of them. */
export interface ModelTraits {
  /** Understands phonemes; others skip them in silence. */
  honoursPhonemeRules: boolean
  /** Takes what comes before and after a text; others refuse it. */
  usesNeighbouringText: boolean
  /** Is told the language of a text; others guess it, and refuse to be told. */
  takesLanguage: boolean
  /** Knows three kinds of stability only. */
  hasStabilitySteps: boolean
  /** Is directed by tags such as `[whispers]`; others say them. */
  knowsAudioTags: boolean
  /** Of a pause tag that it honours; longer ones are read as none. */
  longestPauseSeconds: number
  /** Where the list has no limit. */
  usualTextCharacters: number
}

/** By the id, which names kind and version; a model that is not known yet is given nothing that it may refuse. */
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

/** What in a text directs the model, and is not said by it. */
export function readAudioTags(model: Pick<ProviderModel, 'model_id'>): AudioTags {
  return readModelTraits(model).knowsAudioTags ? 'audio-tags' : 'no-audio-tags'
}
