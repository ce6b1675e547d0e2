import type { Language } from '../types'
import { digestText } from './digest-text'

/** A word of a glossary with its definitions, as a publication has it. */
export interface GlossaryWord {
  readonly word: string
  readonly lang: Language
  readonly forms?: readonly string[]
  readonly definitions: readonly { readonly lang: Language; readonly text: string; readonly audio: string | null }[]
}

/**
 * Returns a digest of words and their definitions, in any order; null without words.
 *
 * @example
 * digestGlossary([]) // => null
 * const lava = { word: 'lava', lang: 'en', definitions: [{ lang: 'en', text: 'Melted rock', audio: null }] }
 * digestGlossary([lava]) === digestGlossary([{ ...lava, forms: ['lavas'] }]) // => false
 */
export function digestGlossary(words: readonly GlossaryWord[]): string | null {
  if (words.length === 0) return null
  const texts = words.map(({ word, lang, forms = [], definitions }) =>
    JSON.stringify([word, lang, forms, definitions.map(({ lang: language, text, audio }) => [language, text, audio])]),
  )
  return digestText(texts.toSorted().join('\n'))
}
