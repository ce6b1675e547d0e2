/** What a voice is found by: its own words, under the speech provider's field names. */
export interface SearchableVoice {
  readonly name: string
  readonly labels?: {
    readonly accent?: string | null | undefined
    readonly description?: string | null | undefined
  }
}

/** A category of voices as it is shown. */
export interface SearchableGroup {
  readonly label: string
  readonly voices: readonly SearchableVoice[]
}

/**
 * Keeps the voices whose name, accent, description or group holds every word of the query, case and accents aside; a
 * group without any goes. An empty query keeps all, and an empty answer means that nothing fits: say so, with a way back.
 * @param groups as they are shown, `label` being the name of the category
 *
 * @example
 * const robin = { name: 'Robin', labels: { accent: 'American', description: 'plain' } }
 * const jose = { name: 'José', labels: { accent: 'Mexican', description: 'warm' } }
 * const groups = [{ label: 'Premade', voices: [robin, jose] }]
 * searchVoices(groups, 'jose WARM') // => [{ label: 'Premade', voices: [jose] }]
 * searchVoices(groups, 'nobody') // => []
 */
export function searchVoices<G extends SearchableGroup>(groups: readonly G[], query: string): G[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return [...groups]
  return groups
    .map((group) => ({
      ...group,
      voices: group.voices.filter((voice) => holdsAll(wordsOf(voice, group.label), words)),
    }))
    .filter((group) => group.voices.length > 0)
}

function wordsOf(voice: SearchableVoice, label: string): string {
  return fold([voice.name, voice.labels?.accent ?? '', voice.labels?.description ?? '', label].join(' '))
}

function holdsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
