import { arpabetToIpa } from './arpabet-to-ipa.ts'
import { findRuleMatches, type RuleMatch } from './find-rule-matches.ts'
import { ipaToMnemonics } from './ipa-to-mnemonics.ts'
import type { PronunciationRule } from './pronunciation-rule.ts'

/** A half-open range of the text that is pronounced differently from its spelling. */
export interface Respelling {
  start: number
  end: number
  said: { kind: 'words'; words: string } | { kind: 'sounds'; mnemonics: string }
}

/**
 * Plans the parts of a text that are pronounced by rules. Also lists the words whose phonemes the voice lacks, which are spoken
 * as written.
 * @param isKnown returns whether the voice has a phoneme of that name
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
