import type { PronunciationRule, SpeechDictionary } from '../../ports/index'

/** Rules and versions that may change how one text is spoken, in order. */
export interface RulesForText {
  /** Rules of our own dictionaries whose words may be in the text. */
  rules: PronunciationRule[]
  /** Hash of all of it: equal only if every rule and every provider version is. */
  fingerprint: readonly unknown[]
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase()

/** Prefix length of the lookup in UTF-16 units; shorter words have shorter keys. */
const keyLength = 4

/**
 * Finds the rules that may apply to a text, so that a rule changed for one word leaves all other sentences cached.
 * Returns rather too many than too few, because engines differ in word boundaries and case. The rules of a provider's
 * dictionary are unknown: its version represents them. A chapter has thousands of sentences and a job thousands of
 * rules, so a sentence is compared only with rules that share a prefix with it.
 */
export function createRuleFinder(dictionaries: readonly SpeechDictionary[]): (text: string) => RulesForText {
  const finders = dictionaries.map((dictionary) =>
    dictionary.origin === 'provider' ? dictionary : createFinder(dictionary.rules),
  )
  return (text) => {
    const folded = fold(text)
    const rules: PronunciationRule[] = []
    const fingerprint: unknown[] = []
    for (const finder of finders) {
      if (typeof finder !== 'function') {
        fingerprint.push(['provider', finder.id, finder.versionId])
        continue
      }
      for (const rule of finder(folded)) {
        rules.push(rule)
        fingerprint.push(describeRule(rule))
      }
    }
    return { rules, fingerprint }
  }
}

/** Builds a function that finds the rules whose words are in a folded text, in order. */
function createFinder(rules: readonly PronunciationRule[]): (folded: string) => PronunciationRule[] {
  const byKey = new Map<string, { rule: PronunciationRule; word: string; index: number }[]>()
  for (const [index, rule] of rules.entries()) {
    const word = fold(rule.string_to_replace)
    const key = word.slice(0, keyLength)
    const same = byKey.get(key)
    if (same) same.push({ rule, word, index })
    else byKey.set(key, [{ rule, word, index }])
  }
  const lengths = [...new Set([...byKey.keys()].map((key) => key.length))]
  return (folded) => {
    const matches = new Map<number, PronunciationRule>()
    const keys = new Set<string>()
    for (let at = 0; at < folded.length; at += 1) for (const length of lengths) keys.add(folded.slice(at, at + length))
    for (const key of keys) {
      const found = byKey.get(key)
      if (found === undefined) continue
      for (const { rule, word, index } of found) if (folded.includes(word)) matches.set(index, rule)
    }
    return [...matches].toSorted(([a], [b]) => a - b).map(([, rule]) => rule)
  }
}

function describeRule(rule: PronunciationRule): readonly string[] {
  return rule.type === 'alias'
    ? ['alias', rule.string_to_replace, rule.alias]
    : ['phoneme', rule.string_to_replace, rule.phoneme, rule.alphabet]
}
