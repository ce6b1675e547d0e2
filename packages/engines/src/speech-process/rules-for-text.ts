import type { PronunciationRule, SpeechDictionary } from '@lectern/backend/ports'

/**
 * The rules of our own dictionaries whose words stand in a text, in their order: a dictionary holds thousands, a sentence
 * needs a few. What lies with a provider is none of the process's.
 */
export function rulesForText(text: string, dictionaries: readonly SpeechDictionary[]): PronunciationRule[] {
  return dictionaries.flatMap((dictionary) =>
    dictionary.origin === 'own' ? dictionary.rules.filter((rule) => text.includes(rule.string_to_replace)) : [],
  )
}
