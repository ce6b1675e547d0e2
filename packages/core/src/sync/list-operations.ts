import type { AlignOperation } from '../types'
import { spellTogether } from './align-gap'
import type { InternedWords } from './intern-words'
import type { WordLinks } from './word-links'

/** Turns links among the words that have something to match into operations on all of them. */
export function listOperations(
  words: InternedWords,
  links: WordLinks,
  references: number,
  heards: number,
): AlignOperation[] {
  const operations: AlignOperation[] = []
  let reference = 0
  let heard = 0
  function leaveOut(referenceTo: number, heardTo: number): void {
    if (referenceTo > reference) operations.push({ kind: 'missing', reference: [reference, referenceTo] })
    if (heardTo > heard) operations.push({ kind: 'extra', heard: [heard, heardTo] })
  }
  for (let at = 0; at < words.reference.length; at += 1) {
    const heardAt = links.heardAt[at] ?? -1
    if (heardAt < 0) continue
    const referenceLength = links.referenceLength[at] ?? 1
    const heardLength = links.heardLength[at] ?? 1
    const referenceFrom = words.referenceIndex[at] ?? 0
    const heardFrom = words.heardIndex[heardAt] ?? 0
    const referenceTo = (words.referenceIndex[at + referenceLength - 1] ?? 0) + 1
    const heardTo = (words.heardIndex[heardAt + heardLength - 1] ?? 0) + 1
    if (referenceFrom > reference || heardFrom > heard) leaveOut(referenceFrom, heardFrom)
    operations.push({
      kind: isEqual(words, at, referenceLength, heardAt, heardLength) ? 'match' : 'similar',
      reference: [referenceFrom, referenceTo],
      heard: [heardFrom, heardTo],
    })
    reference = referenceTo
    heard = heardTo
  }
  leaveOut(references, heards)
  return operations
}

function isEqual(
  words: InternedWords,
  at: number,
  referenceLength: number,
  heardAt: number,
  heardLength: number,
): boolean {
  if (referenceLength === 1 && heardLength === 1) return words.reference[at] === words.heard[heardAt]
  return (
    spellTogether(words.reference, at, referenceLength, words.spellings) ===
    spellTogether(words.heard, heardAt, heardLength, words.spellings)
  )
}
