import { matchLanguage } from '@lectern/core/book'
import type { GlossaryWord } from './create-page-glossary'
import { mapFound } from '../book/map-found'

/**
 * Lists the languages in which words are defined: first the one that matches the wanted languages best, or else the
 * language of the words; then the others in order.
 *
 * @param o.wanted languages of the reader, the preferred one first
 */
export function listDefinitionLanguages(
  words: readonly GlossaryWord[],
  o: { readonly wanted: readonly string[] },
): string[] {
  const languages = [...new Set(words.flatMap(({ definitions }) => definitions.map(({ lang }) => lang)))]
  const wanted = [...o.wanted, ...words.map(({ lang }) => lang)]
  const best = mapFound(wanted, (language) => matchLanguage(languages, language)).at(0)
  return best === undefined ? languages : [best, ...languages.filter((language) => language !== best)]
}
