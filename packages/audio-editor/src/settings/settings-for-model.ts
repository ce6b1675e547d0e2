import type { VoiceSettings } from '@lectern/core/text'

/**
 * The settings that are sent to a model: one that cannot use style gets 0 of it, while the stored value waits for a
 * model that can. The given settings stay as they are.
 *
 * @example
 * settingsForModel({ stability: 0.5, style: 0.7 }, { canUseStyle: false }) // => { stability: 0.5, style: 0 }
 * settingsForModel({ stability: 0.5, style: 0.7 }, { canUseStyle: true }) // => { stability: 0.5, style: 0.7 }
 */
export function settingsForModel<S extends VoiceSettings>(settings: S, o: { canUseStyle: boolean }): S {
  return o.canUseStyle ? settings : { ...settings, style: 0 }
}
