import type { SpeechModel } from '@lectern/backend/ports'
import type { ProviderModel } from './answers'
import { readModelTraits } from './model-traits'

/** A model of the provider as the speech port has it. */
export function toSpeechModel(model: ProviderModel): SpeechModel {
  const traits = readModelTraits(model)
  return {
    model_id: model.model_id,
    name: model.name ?? model.model_id,
    description: model.description ?? '',
    languages: (model.languages ?? []).map(({ language_id: id, name }) => ({ language_id: id, name: name ?? id })),
    model_rates: {
      character_cost_multiplier: model.model_rates?.character_cost_multiplier ?? model.token_cost_factor ?? 1,
    },
    maximum_text_length_per_request: model.maximum_text_length_per_request ?? traits.usualTextCharacters,
    // As it is sent: the provider refuses it only where it says so.
    can_use_style: model.can_use_style !== false,
    honours_phoneme_rules: traits.honoursPhonemeRules,
    uses_neighbouring_text: traits.usesNeighbouringText,
  }
}
