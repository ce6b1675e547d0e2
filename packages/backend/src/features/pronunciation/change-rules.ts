import type { PronunciationRule } from '../../ports/index'

/** Adds rules; one for a word that has a rule replaces it in place. */
export function addRules(
  rules: readonly PronunciationRule[],
  added: readonly PronunciationRule[],
): PronunciationRule[] {
  const byWord = new Map(rules.map((rule) => [rule.string_to_replace, rule]))
  for (const rule of added) byWord.set(rule.string_to_replace, rule)
  return [...byWord.values()]
}

/** Removes the rules for some words. Returns the remaining rules, and the words without a rule. */
export function removeRules(
  rules: readonly PronunciationRule[],
  words: readonly string[],
): { rules: PronunciationRule[]; unknown: string[] } {
  const removed = new Set(words)
  const existingWords = new Set(rules.map((rule) => rule.string_to_replace))
  return {
    rules: rules.filter((rule) => !removed.has(rule.string_to_replace)),
    unknown: words.filter((word) => !existingWords.has(word)),
  }
}
