import { arpabetToIpa } from './arpabet-to-ipa.ts'
import { findRuleMatches, type RuleMatch } from './find-rule-matches.ts'
import { ipaToMnemonics } from './ipa-to-mnemonics.ts'
import type { PronunciationRule } from './pronunciation-rule.ts'

/** A stretch of the text, [start, end), that is said in another way than it is written. */
export interface Respelling {
  start: number
  end: number
  said: { kind: 'words'; words: string } | { kind: 'sounds'; mnemonics: string }
}

/**
 * What of a text is to be said by its rules, and the words whose sounds the voice cannot make: they are said as written.
 * @param isKnown whether the voice has a sound of that name
 */
export function planRespellings(
  text: string,
  rules: readonly PronunciationRule[],
  isKnown: (mnemonic: string) => boolean,
): { respellings: Respelling[]; skipped: string[] } {
  const respellings: Respelling[] = []
  const skipped = new Set<string>()
  for (const match of findRuleMatches(text, rules)) {
    const said = readSaid(match, isKnown)
    if (said) respellings.push({ start: match.start, end: match.end, said })
    else skipped.add(match.rule.string_to_replace)
  }
  return { respellings, skipped: [...skipped] }
}

function readSaid({ rule }: RuleMatch, isKnown: (mnemonic: string) => boolean): Respelling['said'] | null {
  if (rule.type === 'alias') return { kind: 'words', words: rule.alias }
  const ipa = rule.alphabet === 'ipa' ? rule.phoneme : arpabetToIpa(rule.phoneme)
  const mnemonics = ipa === null ? null : ipaToMnemonics(ipa, isKnown)
  return mnemonics === null ? null : { kind: 'sounds', mnemonics }
}
