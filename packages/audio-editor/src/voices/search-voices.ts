import { foldText } from '@lectern/ui/fold-text'

/** The searchable fields of a voice, under the speech provider's names. */
export interface SearchableVoice {
  readonly name: string
  readonly labels?: {
    readonly accent?: string | null | undefined
    readonly description?: string | null | undefined
    /** BCP 47 */
    readonly language?: string | null | undefined
  }
}

/** A category of voices as it is shown. */
export interface SearchableGroup {
  readonly label: string
  readonly voices: readonly SearchableVoice[]
}

/**
 * Keeps the voices whose name, accent, description, group or language name contains every word of the query, ignoring case
 * and accents. Groups without a match are left out. An empty query keeps everything.
 * @param groups as they are shown, `label` being the name of the category
 * @param locales whose names of languages are searched
 *
 * @example
 * const robin = { name: 'Robin', labels: { accent: 'American', description: 'plain' } }
 * const jose = { name: 'José', labels: { accent: 'Mexican', description: 'warm' } }
 * const groups = [{ label: 'Premade', voices: [robin, jose] }]
 * searchVoices(groups, 'jose WARM') // => [{ label: 'Premade', voices: [jose] }]
 * searchVoices(groups, 'nobody') // => []
 */
export function searchVoices<G extends SearchableGroup>(
  groups: readonly G[],
  query: string,
  locales: readonly string[] = ['en'],
): G[] {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return [...groups]
  const names = locales.map((locale) => new Intl.DisplayNames(locale, { type: 'language' }))
  const languagesOf = (code: string) => names.map((of) => of.of(code)).join(' ')
  return groups
    .map((group) => ({
      ...group,
      voices: group.voices.filter((voice) => holdsAll(wordsOf(voice, group.label, languagesOf), words)),
    }))
    .filter((group) => group.voices.length > 0)
}

function wordsOf({ name, labels }: SearchableVoice, group: string, languagesOf: (code: string) => string): string {
  const code = primaryCode(labels?.language)
  const language = code === null ? '' : languagesOf(code)
  return foldText([name, labels?.accent, labels?.description, group, language].join(' '))
}

/** Returns true if a value has a name; a provider may send anything. */
function primaryCode(language: string | null | undefined): string | null {
  return language?.match(/^[a-z]{2,3}(?=[-_]|$)/i)?.[0] ?? null
}

function holdsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
