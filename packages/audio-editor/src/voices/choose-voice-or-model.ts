/** The voice or model that is used. */
export interface VoiceOrModelChoice {
  /** Null if there is none: nothing can be generated. */
  id: string | null
  /** True if the wanted voice or model is not offered and another one is used. The wanted id stays stored. */
  isMissing: boolean
}

/**
 * Chooses a voice or model: the wanted one if it is offered, else the first that is offered. While the offered ones are
 * unknown, the wanted one is used.
 * @param wantedId stored or else configured, as `readVoiceSettings` returns it; an empty text for none
 * @param offeredIds ids that the provider offers, the preferred ones first; null while they are unknown
 *
 * @example
 * chooseVoiceOrModel('anna', ['robin', 'anna']) // => { id: 'anna', isMissing: false }
 * chooseVoiceOrModel('anna', ['robin', 'clara']) // => { id: 'robin', isMissing: true }
 * chooseVoiceOrModel('', ['robin', 'clara']) // => { id: 'robin', isMissing: false }
 * chooseVoiceOrModel('', null) // => { id: null, isMissing: false }
 */
export function chooseVoiceOrModel(wantedId: string, offeredIds: readonly string[] | null): VoiceOrModelChoice {
  const wanted = wantedId === '' ? null : wantedId
  if (offeredIds === null) return { id: wanted, isMissing: false }
  if (wanted !== null && offeredIds.includes(wanted)) return { id: wanted, isMissing: false }
  return { id: offeredIds[0] ?? null, isMissing: wanted !== null }
}
