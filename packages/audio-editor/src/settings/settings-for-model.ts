import type { VoiceSettings } from '@lectern/core/text'

/**
 * Returns the settings to send to a model: style is 0 if the model cannot use it. The stored settings keep their value.
 *
 * @example
 * settingsForModel({ stability: 0.5, style: 0.7 }, { canUseStyle: false }) // => { stability: 0.5, style: 0 }
 * settingsForModel({ stability: 0.5, style: 0.7 }, { canUseStyle: true }) // => { stability: 0.5, style: 0.7 }
 */
export function settingsForModel<S extends VoiceSettings>(settings: S, o: { canUseStyle: boolean }): S {
  return o.canUseStyle ? settings : { ...settings, style: 0 }
}
