import { voiceDefaults } from '@lectern/core/book'
import type { audioEditorMessages, TextsOf, Translate } from '@lectern/messages'
import type { SentenceTake } from './takes-api'

/** Returns the voice of a take, its model and those of its settings that are not the usual ones, in one line. */
export function describeTake(
  t: Translate<TextsOf<typeof audioEditorMessages>>,
  { voiceId, modelId, voiceSettings }: SentenceTake,
  o: { readonly locale: string; readonly nameOf: (id: string) => string },
): string {
  if (voiceId === null) return t('takeVoiceUnknown')
  const numbers = new Intl.NumberFormat(o.locale)
  const settings = { ...voiceDefaults, ...voiceSettings }
  const names = {
    speed: t('settingSpeed'),
    stability: t('settingStability'),
    similarity_boost: t('settingSimilarity'),
    style: t('settingStyle'),
  }
  const all = ['speed', 'stability', 'similarity_boost', 'style'] as const
  const changed = all
    .filter((name) => settings[name] !== voiceDefaults[name])
    .map((name) => t('voiceSummarySetting', { name: names[name], value: numbers.format(settings[name]) }))
  return [o.nameOf(voiceId), ...(modelId === null ? [] : [o.nameOf(modelId)]), ...changed].join(' · ')
}
