import { int32At } from '../../arrays/element-at'
import { type Anchors, findAnchors } from './find-anchors'
import { alignNeedlemanWunsch, type AlignmentWords } from './needleman-wunsch'
import type { ScoreTable } from './score-table'
import { createNgramTable } from './ngram-table'
import type { Region } from './region'
import { linkWords, type WordLinks } from './word-links'

/** Regions without anchors are aligned by equal words up to this many word pairs. */
const MAX_PAIRS_MATCHED = 1_048_576
/** Longer regions are cut into parts of this many words, which are aligned side by side. */
const FALLBACK_WORDS = 256

/**
 * Links the words of both sides by divide and conquer: equal words at both ends, then anchors, then the regions between
 * anchors in the same way. Regions of at most `maxPairsCompared` word pairs are aligned by the similarity of spellings.
 */
export function linkBetweenAnchors(
  words: AlignmentWords,
  links: WordLinks,
  table: ScoreTable,
  maxPairsCompared: number,
): void {
  const equalOnly: AlignmentWords = { ...words, compare: null }
  const ngrams = createNgramTable(words.reference, words.heard)
  const open: Region[] = [
    { referenceFrom: 0, referenceTo: words.reference.length, heardFrom: 0, heardTo: words.heard.length },
  ]
  for (let region = open.pop(); region !== undefined; region = open.pop()) {
    const rest = linkEqualEnds(words, region, links)
    const pairs = (rest.referenceTo - rest.referenceFrom) * (rest.heardTo - rest.heardFrom)
    if (pairs === 0) continue
    if (pairs <= maxPairsCompared) {
      alignNeedlemanWunsch(words, rest, table, links)
      continue
    }
    if (maxPairsCompared === 0 && pairs <= MAX_PAIRS_MATCHED) {
      alignNeedlemanWunsch(equalOnly, rest, table, links)
      continue
    }
    const anchors = findAnchors(ngrams, rest)
    if (anchors.count > 0) openBetween(open, rest, anchors, links, maxPairsCompared > 0)
    else if (pairs <= MAX_PAIRS_MATCHED) alignNeedlemanWunsch(equalOnly, rest, table, links)
    else
      for (const part of splitEvenly(rest))
        if (sharesWord(words, part)) alignNeedlemanWunsch(equalOnly, part, table, links)
  }
}

function linkEqualEnds(words: AlignmentWords, region: Region, links: WordLinks): Region {
  const { reference, heard } = words
  let { referenceFrom, referenceTo, heardFrom, heardTo } = region
  while (referenceFrom < referenceTo && heardFrom < heardTo && reference[referenceFrom] === heard[heardFrom]) {
    linkWords(links, referenceFrom, heardFrom, 1, 1)
    referenceFrom += 1
    heardFrom += 1
  }
  while (referenceFrom < referenceTo && heardFrom < heardTo && reference[referenceTo - 1] === heard[heardTo - 1]) {
    referenceTo -= 1
    heardTo -= 1
    linkWords(links, referenceTo, heardTo, 1, 1)
  }
  return { referenceFrom, referenceTo, heardFrom, heardTo }
}

/** Links the anchors and opens the regions between them; single words between two anchors are a substitution if allowed. */
function openBetween(
  open: Region[],
  region: Region,
  anchors: Anchors,
  links: WordLinks,
  allowsSubstitution: boolean,
): void {
  let { referenceFrom, heardFrom } = region
  for (let anchor = 0; anchor < anchors.count; anchor += 1) {
    const reference = int32At(anchors.reference, anchor)
    const heard = int32At(anchors.heard, anchor)
    if (reference - referenceFrom === 1 && heard - heardFrom === 1 && allowsSubstitution)
      linkWords(links, referenceFrom, heardFrom, 1, 1)
    else if (reference > referenceFrom && heard > heardFrom) {
      open.push({ referenceFrom, referenceTo: reference, heardFrom, heardTo: heard })
    }
    linkWords(links, reference, heard, 1, 1)
    referenceFrom = reference + 1
    heardFrom = heard + 1
  }
  open.push({ referenceFrom, referenceTo: region.referenceTo, heardFrom, heardTo: region.heardTo })
}

function sharesWord(words: AlignmentWords, region: Region): boolean {
  const reference = new Set(words.reference.subarray(region.referenceFrom, region.referenceTo))
  return words.heard.subarray(region.heardFrom, region.heardTo).some((word) => reference.has(word))
}

function splitEvenly(region: Region): Region[] {
  const references = region.referenceTo - region.referenceFrom
  const heards = region.heardTo - region.heardFrom
  const parts = Math.ceil(Math.max(references, heards) / FALLBACK_WORDS)
  return Array.from({ length: parts }, (_, part) => ({
    referenceFrom: region.referenceFrom + Math.floor((references * part) / parts),
    referenceTo: region.referenceFrom + Math.floor((references * (part + 1)) / parts),
    heardFrom: region.heardFrom + Math.floor((heards * part) / parts),
    heardTo: region.heardFrom + Math.floor((heards * (part + 1)) / parts),
  }))
}
