import { alignGap, type GapTable, type GapWords } from './align-gap'
import { type Anchors, findAnchors } from './find-anchors'
import type { Gap } from './gap'
import { createRunTable } from './run-table'
import { linkWords, type WordLinks } from './word-links'

/** Up to this many word pairs a gap without anything unique is aligned by equal words. */
const PAIRS_MATCHED = 1_048_576
/** Longer ones are cut into this many words at a time, side by side. */
const FALLBACK_WORDS = 256

/**
 * Links the words of both sides: equal ends first, then what stands once on each side, and so on in the gaps between, down
 * to those of at most `pairsCompared` word pairs, which are aligned by likeness of spelling.
 */
export function linkGaps(words: GapWords, links: WordLinks, table: GapTable, pairsCompared: number): void {
  const matching: GapWords = { ...words, compare: null }
  const runs = createRunTable(words.reference, words.heard)
  const open: Gap[] = [
    { referenceFrom: 0, referenceTo: words.reference.length, heardFrom: 0, heardTo: words.heard.length },
  ]
  for (let gap = open.pop(); gap !== undefined; gap = open.pop()) {
    const rest = linkEqualEnds(words, gap, links)
    const pairs = (rest.referenceTo - rest.referenceFrom) * (rest.heardTo - rest.heardFrom)
    if (pairs === 0) continue
    if (pairs <= pairsCompared) {
      alignGap(words, rest, table, links)
      continue
    }
    if (pairsCompared === 0 && pairs <= PAIRS_MATCHED) {
      alignGap(matching, rest, table, links)
      continue
    }
    const anchors = findAnchors(runs, rest)
    if (anchors.count > 0) openBetween(open, rest, anchors, links, pairsCompared > 0)
    else if (pairs <= PAIRS_MATCHED) alignGap(matching, rest, table, links)
    else for (const part of cutEvenly(rest)) if (sharesWord(words, part)) alignGap(matching, part, table, links)
  }
}

function linkEqualEnds(words: GapWords, gap: Gap, links: WordLinks): Gap {
  const { reference, heard } = words
  let { referenceFrom, referenceTo, heardFrom, heardTo } = gap
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

function openBetween(open: Gap[], gap: Gap, anchors: Anchors, links: WordLinks, mayReplace: boolean): void {
  let { referenceFrom, heardFrom } = gap
  for (let anchor = 0; anchor < anchors.count; anchor += 1) {
    const reference = anchors.reference[anchor] ?? 0
    const heard = anchors.heard[anchor] ?? 0
    if (reference - referenceFrom === 1 && heard - heardFrom === 1 && mayReplace)
      linkWords(links, referenceFrom, heardFrom, 1, 1)
    else if (reference > referenceFrom && heard > heardFrom) {
      open.push({ referenceFrom, referenceTo: reference, heardFrom, heardTo: heard })
    }
    linkWords(links, reference, heard, 1, 1)
    referenceFrom = reference + 1
    heardFrom = heard + 1
  }
  open.push({ referenceFrom, referenceTo: gap.referenceTo, heardFrom, heardTo: gap.heardTo })
}

function sharesWord(words: GapWords, gap: Gap): boolean {
  const reference = new Set(words.reference.subarray(gap.referenceFrom, gap.referenceTo))
  return words.heard.subarray(gap.heardFrom, gap.heardTo).some((word) => reference.has(word))
}

function cutEvenly(gap: Gap): Gap[] {
  const references = gap.referenceTo - gap.referenceFrom
  const heards = gap.heardTo - gap.heardFrom
  const parts = Math.ceil(Math.max(references, heards) / FALLBACK_WORDS)
  return Array.from({ length: parts }, (_, part) => ({
    referenceFrom: gap.referenceFrom + Math.floor((references * part) / parts),
    referenceTo: gap.referenceFrom + Math.floor((references * (part + 1)) / parts),
    heardFrom: gap.heardFrom + Math.floor((heards * part) / parts),
    heardTo: gap.heardFrom + Math.floor((heards * (part + 1)) / parts),
  }))
}
