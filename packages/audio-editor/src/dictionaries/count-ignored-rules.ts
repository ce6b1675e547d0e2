/** Counts the rules that a model without phonemes ignores: those that give sounds. Rules with an alias work everywhere. */
export function countIgnoredRules(rules: readonly { readonly type: 'alias' | 'phoneme' }[]): number {
  return rules.filter(({ type }) => type === 'phoneme').length
}
