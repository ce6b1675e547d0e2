import { createLevenshteinSimilarity } from '../words/levenshtein-similarity'
import { selectMatchableWords } from '../words/select-matchable-words'
import type { WordInterner } from '../words/word-interner'
import { linkBetweenAnchors } from './link-between-anchors'
import { alignNeedlemanWunsch, type AlignmentWords } from './needleman-wunsch'
import { createScoreTable, type ScoreTable } from './score-table'
import { unlinkChanceSubstitutions } from './unlink-chance-substitutions'
import { createWordLinks, type WordLinks } from './word-links'
import { pairLinkedWords, type WordPairs } from './pair-linked-words'

/** Regions up to this many word pairs are aligned by the similarity of spellings. */
const MAX_PAIRS_COMPARED = 16_384

/**
 * Aligns two lists of interned words by their spellings and returns the pairs. Words with an empty spelling are never paired.
 *
 * @param priority 'similarity' for two renderings of one text, as a page and its narration; 'equality' to pair as many
 *   equal words as possible, as in a text and its edited version
 */
export function alignWordIds(
  interner: WordInterner,
  reference: Int32Array,
  heard: Int32Array,
  priority: 'similarity' | 'equality',
): WordPairs {
  const matchable = selectMatchableWords(interner, reference, heard)
  const words: AlignmentWords = { ...matchable, compare: createLevenshteinSimilarity() }
  const links = createWordLinks(matchable.reference.length)
  const table = createScoreTable()
  linkBetweenAnchors(words, links, table, priority === 'similarity' ? MAX_PAIRS_COMPARED : 0)
  if (priority === 'equality') linkSimilar(words, links, table)
  else unlinkChanceSubstitutions(words, links)
  return pairLinkedWords(matchable, links)
}

/** Pairs similar words in the regions between equal words. */
function linkSimilar(words: AlignmentWords, links: WordLinks, table: ScoreTable): void {
  let referenceFrom = 0
  let heardFrom = 0
  const align = (referenceTo: number, heardTo: number): void => {
    const pairs = (referenceTo - referenceFrom) * (heardTo - heardFrom)
    if (pairs > 0 && pairs <= MAX_PAIRS_COMPARED) {
      alignNeedlemanWunsch(words, { referenceFrom, referenceTo, heardFrom, heardTo }, table, links)
    }
  }
  for (const [at, heardAt] of links.heardAt.entries()) {
    if (at < referenceFrom || heardAt < 0) continue
    align(at, heardAt)
    referenceFrom = at + 1
    heardFrom = heardAt + 1
  }
  align(words.reference.length, words.heard.length)
}
