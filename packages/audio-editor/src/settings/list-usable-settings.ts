import type { VoiceSettings } from '@lectern/core/text'
import type { Model } from './model'

/**
 * Returns the settings that a model follows, in the order in which they are shown.
 *
 * @param model undefined while it is unknown: it has every setting but the style
 */
export function listUsableSettings(
  model: Pick<Model, 'can_use_style' | 'can_use_similarity'> | undefined,
): (keyof VoiceSettings)[] {
  return [
    'speed',
    'stability',
    ...(model?.can_use_similarity === false ? [] : (['similarity_boost'] as const)),
    ...(model?.can_use_style === true ? (['style'] as const) : []),
  ]
}
