import { readVoiceSettings, type CompleteVoice } from '@lectern/core/book'
import type { Voice } from '@lectern/core/text'
import type { Model } from '../settings/model'
import { settingsForModel } from '../settings/settings-for-model'
import { chooseVoiceOrModel } from './choose-voice-or-model'
import { offerVoices, speaks } from './offer-voices'
import type { Voice as ListedVoice } from './voice'

/** The voice that a narration would use now, and the voices to choose from. */
export interface ResolvedVoice {
  /** Its id is empty while there is no voice. */
  readonly voice: Voice
  readonly listed: ListedVoice | undefined
  /** The chosen voice is no longer listed: another one replaces it. */
  readonly isReplaced: boolean
  /** The chosen model is no longer listed: another one replaces it. False for the default model, which nobody has chosen. */
  readonly isModelReplaced: boolean
  readonly offered: readonly ListedVoice[]
}

/**
 * Resolves the author's choice against what the speech provider offers: a voice or model that it lacks falls back to its
 * first one, voices of the language before others. Settings that the model cannot use are neutral.
 *
 * @param o.voices null while they are not known
 * @param o.models null while they are not known
 */
export function resolveVoice(
  chosen: CompleteVoice,
  o: {
    readonly language: string
    readonly voices: readonly ListedVoice[] | null
    readonly models: readonly Model[] | null
    readonly showsAll: boolean
  },
): ResolvedVoice {
  const { language, voices, models, showsAll } = o
  const known = voices ?? []
  const speakersFirst = known.toSorted((a, b) => Number(speaks(b, language)) - Number(speaks(a, language)))
  const speaker = chooseVoiceOrModel(
    chosen.voiceId,
    voices === null ? null : speakersFirst.map((each) => each.voice_id),
  )
  const model = chooseVoiceOrModel(chosen.modelId, models?.map((each) => each.model_id) ?? null)
  const modelId = model.id ?? chosen.modelId
  const canUseStyle = models?.find((each) => each.model_id === modelId)?.can_use_style === true
  const { stability, similarity_boost, style, speed } = chosen.voiceSettings
  return {
    voice: {
      voiceId: speaker.id ?? '',
      modelId,
      voiceSettings: settingsForModel({ stability, similarity_boost, style, speed }, { canUseStyle }),
    },
    listed: known.find((each) => each.voice_id === speaker.id),
    isReplaced: speaker.isMissing && known.length > 0,
    isModelReplaced: model.isMissing && model.id !== null && chosen.modelId !== readVoiceSettings(null).modelId,
    offered: offerVoices(known, { language, storedId: chosen.voiceId, all: showsAll }),
  }
}
