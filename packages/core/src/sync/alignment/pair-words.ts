import { normalizeWord } from '../../text/normalization/normalize-word'
import { listSigns, signOf } from '../../text/normalization/sign-of'
import type { Language } from '../../types'
import { createExpansionTest, expandNumbers } from '../words/expand-numbers'
import { createWordInterner } from '../words/word-interner'
import { alignWordIds } from './align-word-ids'
import { buildOperations } from './build-operations'
import { foldOperations } from './fold-operations'
import { pairOperations, type WordPairs } from './pair-linked-words'

/** Pairs the words of a text with the words heard in its narration, by the rules that `alignWords` documents. */
export function pairWords(
  reference: readonly string[],
  heard: readonly string[],
  o: { language: Language },
): WordPairs {
  const signs = listSigns(reference, (word) => word)
  const heardSigns = listSigns(heard, (word) => word)
  const spell = (word: string): string => normalizeWord(word, o) || spellSign(word)
  const interner = createWordInterner(spell)
  const referenceIds = interner.intern(reference)
  const heardIds = interner.intern(heard)
  const rules = { ...o, spell, mayBeExpanded: createExpansionTest(interner, o.language) }
  const expanded = expandNumbers(interner, referenceIds, heardIds, rules)
  const heardExpanded = expandNumbers(interner, heardIds, referenceIds, rules)
  const { ids = referenceIds, origin = null } = expanded ?? {}
  const { ids: idsOfHeard = heardIds, origin: originOfHeard = null } = heardExpanded ?? {}
  const pairs = alignWordIds(interner, ids, idsOfHeard, 'similarity')
  if (origin === null && originOfHeard === null) return pairs
  return pairOperations(foldOperations(buildOperations(pairs, ids.length, idsOfHeard.length), origin, originOfHeard))

  /** Returns a sign, such as '&', if both texts contain it. A sign in only one can match only the words that express it. */
  function spellSign(word: string): string {
    const sign = signOf(word)
    return sign !== '' && signs().has(sign) && heardSigns().has(sign) ? sign : ''
  }
}
