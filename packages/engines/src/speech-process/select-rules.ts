import type { PronunciationRule, SpeechDictionary } from '@lectern/backend/ports'

/**
 * Selects the rules of our own dictionaries whose words occur in a text, in their order: a dictionary has thousands, a sentence
 * needs a few. Dictionaries of a provider are left out.
 */
export function selectRules(text: string, dictionaries: readonly SpeechDictionary[]): PronunciationRule[] {
  return dictionaries.flatMap((dictionary) =>
    dictionary.origin === 'own' ? dictionary.rules.filter((rule) => text.includes(rule.string_to_replace)) : [],
  )
}
