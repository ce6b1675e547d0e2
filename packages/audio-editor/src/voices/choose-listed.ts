/** The voice or model that is used. */
export interface ListedChoice {
  /** Null if there is none: nothing can be generated. */
  id: string | null
  /** The stored voice is no longer listed: the author gets a notice, and it stays stored. */
  isMissing: boolean
}

/**
 * Chooses a voice or model: the wanted one if the speech provider offers it, else the first that it offers. While the offer
 * is unknown, the wanted one is used.
 * @param wantedId the stored one, or else the configured one, as `readVoiceSettings` returns it; an empty text for none
 * @param listedIds what the provider offers, the preferred ones first; null while it is not known
 *
 * @example
 * chooseListed('anna', ['robin', 'anna']) // => { id: 'anna', isMissing: false }
 * chooseListed('anna', ['robin', 'clara']) // => { id: 'robin', isMissing: true }
 * chooseListed('', ['robin', 'clara']) // => { id: 'robin', isMissing: false }
 * chooseListed('', null) // => { id: null, isMissing: false }
 */
export function chooseListed(wantedId: string, listedIds: readonly string[] | null): ListedChoice {
  const wanted = wantedId === '' ? null : wantedId
  if (listedIds === null) return { id: wanted, isMissing: false }
  if (wanted !== null && listedIds.includes(wanted)) return { id: wanted, isMissing: false }
  return { id: listedIds[0] ?? null, isMissing: wanted !== null }
}
