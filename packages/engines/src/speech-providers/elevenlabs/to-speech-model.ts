import type { SpeechModel } from '@lectern/backend/ports'
import type { ProviderModel } from './response-schemas'
import { readModelTraits } from './model-traits'

/** Converts a model of the provider to the shape of the port. */
export function toSpeechModel(model: ProviderModel): SpeechModel {
  const traits = readModelTraits(model)
  return {
    model_id: model.model_id,
    name: model.name ?? model.model_id,
    description: model.description ?? '',
    languages: [model.languages]
      .flatMap((list) => list ?? [])
      .map(({ language_id: id, name }) => ({ language_id: id, name: name ?? id })),
    model_rates: {
      character_cost_multiplier: model.model_rates?.character_cost_multiplier ?? model.token_cost_factor ?? 1,
    },
    maximum_text_length_per_request: model.maximum_text_length_per_request ?? traits.usualTextCharacters,
    // The provider refuses a style only where it says so.
    can_use_style: model.can_use_style !== false,
    honours_phoneme_rules: traits.honoursPhonemeRules,
    uses_neighbouring_text: traits.usesNeighbouringText,
  }
}
