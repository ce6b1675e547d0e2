import type { PronunciationRule, SpeechDictionary } from '../ports/index'

/** What of the dictionaries may change how one text is said, in their order. */
export interface RulesForText {
  /** Rules of our own dictionaries whose words may stand in the text. */
  rules: PronunciationRule[]
  /** Stands for all of it: the same only where every rule and every version of the provider's is. */
  fingerprint: readonly unknown[]
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase()

/**
 * Finds the rules that a text may be said by, so that a rule changed for one word leaves all other sentences as they were
 * spoken. It finds rather too many than too few: engines differ in what a whole word is, and in capital letters. Which
 * rules a dictionary of the provider holds is not known: its version stands for them.
 */
export function createRuleFinder(dictionaries: readonly SpeechDictionary[]): (text: string) => RulesForText {
  const folded = dictionaries.map((dictionary) =>
    dictionary.origin === 'provider'
      ? dictionary
      : dictionary.rules.map((rule) => ({ rule, word: fold(rule.string_to_replace) })),
  )
  return (text) => {
    const said = fold(text)
    const rules: PronunciationRule[] = []
    const fingerprint: unknown[] = []
    for (const entry of folded) {
      if (!Array.isArray(entry)) {
        fingerprint.push(['provider', entry.id, entry.versionId])
        continue
      }
      for (const { rule, word } of entry) {
        if (!said.includes(word)) continue
        rules.push(rule)
        fingerprint.push(describeRule(rule))
      }
    }
    return { rules, fingerprint }
  }
}

function describeRule(rule: PronunciationRule): readonly string[] {
  return rule.type === 'alias'
    ? ['alias', rule.string_to_replace, rule.alias]
    : ['phoneme', rule.string_to_replace, rule.phoneme, rule.alphabet]
}
