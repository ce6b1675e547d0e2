import { accentNames } from './accent-names-table.ts'
import type { EngineVoice } from './espeak.ts'
import { type SpeakingCharacter, speakingCharacters } from './speaking-characters.ts'
import { voiceNames } from './voice-names-table.ts'

/** A voice on offer, with the field names of the speech provider. */
export interface OfferedVoice {
  voice_id: string
  name: string
  category: string
  labels: { accent: string; description: string; gender: string; language: string }
  languages: string[]
}

export interface CatalogueEntry {
  offered: OfferedVoice
  /** Language of the voice file in lower case: `en-us`. */
  language: string
  variant: string | null
  /** Name of the voice in the engine: `gmw/en-US+f3`. */
  engineVoice: string
}

// Most books are in these languages: all characters are offered. Widely spoken languages have a few, others one.
const VOICES_WITH_ALL_CHARACTERS = new Set(['en-us', 'en-gb', 'es', 'es-419'])
const LANGUAGES_WITH_CHARACTERS = new Set(['en', 'es', 'fr', 'de', 'it', 'pt', 'cmn', 'hi', 'ar', 'ko', 'my', 'ja'])
const WIDE_CHARACTERS = new Set([null, 'f3', 'm3'])

// The engine's codes that differ from BCP 47.
const BCP47: Readonly<Record<string, string>> = { cmn: 'zh', nb: 'no' }

function primary(language: string): string {
  return language.split('-', 1)[0] ?? language
}

function toBcp47(code: string): string {
  const [first = code, ...rest] = code.split('-')
  return [BCP47[first] ?? first, ...rest.map((part) => (/^[a-z]{2}$/.test(part) ? part.toUpperCase() : part))].join('-')
}

function fileName(identifier: string): string {
  return identifier.slice(identifier.lastIndexOf('/') + 1)
}

/** Returns the accent of a voice's name: `American` for `English (America)`, the language where the name has none. */
function accentOf(name: string): string {
  const region = /\((.+)\)$/.exec(name)?.[1] ?? name
  return accentNames[region] ?? region
}

function offer(voice: EngineVoice, character: SpeakingCharacter, place: number): CatalogueEntry {
  const file = fileName(voice.identifier)
  const name = voice.name.trim()
  const languageTag = voice.languages[0]?.name ?? file.toLowerCase()
  const language = toBcp47(languageTag)
  return {
    offered: {
      voice_id: `${file.toLowerCase()}${character.variant === null ? '' : `_${character.variant}`}`,
      name: voiceNames[file.toLowerCase()]?.[place] ?? name,
      category: 'premade',
      labels: {
        accent: accentOf(name),
        description: character.description,
        gender: character.gender,
        language,
      },
      languages: [...new Set([language, primary(language)])],
    },
    language: languageTag,
    variant: character.variant,
    engineVoice: `${voice.identifier}${character.variant === null ? '' : `+${character.variant}`}`,
  }
}

function charactersOf(voice: EngineVoice): readonly SpeakingCharacter[] {
  const language = voice.languages[0]?.name ?? fileName(voice.identifier).toLowerCase()
  if (VOICES_WITH_ALL_CHARACTERS.has(language)) return speakingCharacters
  const wide = LANGUAGES_WITH_CHARACTERS.has(primary(language))
  return speakingCharacters.filter(({ variant }) => (wide ? WIDE_CHARACTERS.has(variant) : variant === null))
}

/** Builds the list of all voices, English and Spanish first, then by name. Ids are stable. */
export function buildVoiceCatalogue(voices: readonly EngineVoice[]): CatalogueEntry[] {
  const rank = ({ language }: CatalogueEntry): number => {
    if (language === 'en-us') return 0
    return ['en', 'es'].includes(primary(language)) ? ['en', 'es'].indexOf(primary(language)) + 1 : 3
  }
  return voices
    .filter((voice) => !voice.identifier.startsWith('art/'))
    .flatMap((voice) => charactersOf(voice).map((character, place) => offer(voice, character, place)))
    .map((entry, index) => ({ entry, index }))
    .toSorted((a, b) => rank(a.entry) - rank(b.entry) || a.index - b.index)
    .map(({ entry }) => entry)
}
