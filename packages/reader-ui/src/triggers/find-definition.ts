import type { NamedTerm } from '../glossary/define-word'
import { mapFound } from '../book/map-found'
import type { ShownItem } from './read-item'
import type { ShownTrigger } from './read-trigger'

/** A definition that a trigger shows, and the names that its word may have. */
export interface TriggerDefinition {
  readonly item: Extract<ShownItem, { readonly kind: 'text' }>
  /** The word that the item names, the title, and the text itself: some authors write the word alone. */
  readonly terms: readonly NamedTerm[]
}

/**
 * Returns the definition of a trigger that does nothing but define a word; null for any other trigger, which keeps its popup.
 *
 * @example
 * const shown = readTrigger({ id: 't', title: { en: 'Owl' }, items: [{ type: 'definition', content: 'A bird.' }] }, reading)
 * findDefinition(shown)?.terms.map(({ text }) => text) // => ['Owl', 'A bird.']
 */
export function findDefinition(shown: ShownTrigger): TriggerDefinition | null {
  const { items, title, link, quizId, place, contact, languages } = shown
  const [item] = items
  if (items.length !== 1 || item?.kind !== 'text' || !item.isDefinition) return null
  const leads = link !== null || quizId !== null || place !== null || contact.length > 0 || languages.length > 0
  if (leads) return null
  const { language } = item
  const terms = [item.word === null ? null : { text: item.word, language }, title, { text: item.text, language }]
  return { item, terms: mapFound(terms, (term) => term).filter(({ text }) => text.trim() !== '') }
}
