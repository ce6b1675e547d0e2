import { int32At, uint8At } from '../../arrays/element-at'
import type { AlignOperation } from '../../types'
import type { MatchableWords } from '../words/select-matchable-words'
import { joinSpellings } from './needleman-wunsch'
import type { WordLinks } from './word-links'

/** Turns links between matchable words into operations on all words of both sides. */
export function buildOperations(
  words: MatchableWords,
  links: WordLinks,
  references: number,
  heards: number,
): AlignOperation[] {
  const operations: AlignOperation[] = []
  let reference = 0
  let heard = 0
  function addUnpaired(referenceTo: number, heardTo: number): void {
    if (referenceTo > reference) operations.push({ kind: 'missing', reference: [reference, referenceTo] })
    if (heardTo > heard) operations.push({ kind: 'extra', heard: [heard, heardTo] })
  }
  for (let at = 0; at < words.reference.length; at += 1) {
    const heardAt = int32At(links.heardAt, at)
    if (heardAt < 0) continue
    const referenceLength = uint8At(links.referenceLength, at)
    const heardLength = uint8At(links.heardLength, at)
    const referenceFrom = int32At(words.referenceIndex, at)
    const heardFrom = int32At(words.heardIndex, heardAt)
    const referenceTo = int32At(words.referenceIndex, at + referenceLength - 1) + 1
    const heardTo = int32At(words.heardIndex, heardAt + heardLength - 1) + 1
    if (referenceFrom > reference || heardFrom > heard) addUnpaired(referenceFrom, heardFrom)
    operations.push({
      kind: isEqual(words, at, referenceLength, heardAt, heardLength) ? 'match' : 'similar',
      reference: [referenceFrom, referenceTo],
      heard: [heardFrom, heardTo],
    })
    reference = referenceTo
    heard = heardTo
  }
  addUnpaired(references, heards)
  return operations
}

function isEqual(
  words: MatchableWords,
  at: number,
  referenceLength: number,
  heardAt: number,
  heardLength: number,
): boolean {
  if (referenceLength === 1 && heardLength === 1) return words.reference[at] === words.heard[heardAt]
  return (
    joinSpellings(words.reference, at, referenceLength, words.spellings) ===
    joinSpellings(words.heard, heardAt, heardLength, words.spellings)
  )
}
