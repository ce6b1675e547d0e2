import type { AlignOperation } from '../types'
import { alignGap, createGapTable, type GapTable, type GapWords } from './align-gap'
import { dropChancePairs } from './drop-chance-pairs'
import { internWords } from './intern-words'
import { linkGaps } from './link-gaps'
import { listOperations } from './list-operations'
import { createWordLinks, type WordLinks } from './word-links'
import type { WordRegister } from './word-register'
import { createSpellingComparison } from './create-spelling-comparison'

/** Up to this many word pairs a gap is aligned by likeness of spelling. */
const PAIRS_COMPARED = 16_384

/**
 * Aligns two lists of word numbers by the spellings of the words. Answers operations in order that name each index of both
 * sides exactly once; words with an empty spelling are never matched.
 *
 * @param first what counts more: that words are `alike`, as those of two who say the same, or that as many as can be are
 *   `equal`, as those of a text and its edited form
 */
export function alignSpellings(
  register: WordRegister,
  reference: Int32Array,
  heard: Int32Array,
  first: 'alike' | 'equal',
): AlignOperation[] {
  const interned = internWords(register, reference, heard)
  const words: GapWords = { ...interned, compare: createSpellingComparison() }
  const links = createWordLinks(interned.reference.length)
  const table = createGapTable()
  linkGaps(words, links, table, first === 'alike' ? PAIRS_COMPARED : 0)
  if (first === 'equal') linkAlike(words, links, table)
  else dropChancePairs(words, links)
  return listOperations(interned, links, reference.length, heard.length)
}

/** Between equal words, pairs those that are alike or spell others together. */
function linkAlike(words: GapWords, links: WordLinks, table: GapTable): void {
  let referenceFrom = 0
  let heardFrom = 0
  const fill = (referenceTo: number, heardTo: number): void => {
    const pairs = (referenceTo - referenceFrom) * (heardTo - heardFrom)
    if (pairs > 0 && pairs <= PAIRS_COMPARED) {
      alignGap(words, { referenceFrom, referenceTo, heardFrom, heardTo }, table, links)
    }
  }
  for (const [at, heardAt] of links.heardAt.entries()) {
    if (at < referenceFrom || heardAt < 0) continue
    fill(at, heardAt)
    referenceFrom = at + 1
    heardFrom = heardAt + 1
  }
  fill(words.reference.length, words.heard.length)
}
