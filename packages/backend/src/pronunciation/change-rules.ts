import type { PronunciationRule } from '../ports/index'

/** The rules with others besides; one for a word that has a rule already takes its place in the order. */
export function addRules(
  rules: readonly PronunciationRule[],
  added: readonly PronunciationRule[],
): PronunciationRule[] {
  const byWord = new Map(rules.map((rule) => [rule.string_to_replace, rule]))
  for (const rule of added) byWord.set(rule.string_to_replace, rule)
  return [...byWord.values()]
}

/** The rules without those for some words, and the words that have none. */
export function removeRules(
  rules: readonly PronunciationRule[],
  words: readonly string[],
): { rules: PronunciationRule[]; unknown: string[] } {
  const gone = new Set(words)
  const known = new Set(rules.map((rule) => rule.string_to_replace))
  return {
    rules: rules.filter((rule) => !gone.has(rule.string_to_replace)),
    unknown: words.filter((word) => !known.has(word)),
  }
}
