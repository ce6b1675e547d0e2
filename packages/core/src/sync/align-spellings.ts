import type { AlignOperation } from '../types'
import { alignGap, createGapTable, type GapTable, type GapWords, spellTogether } from './align-gap'
import { findAnchors, type Gap } from './find-anchors'
import { type InternedWords, internWords } from './intern-words'
import { createWordLinks, linkWords, type WordLinks } from './word-links'
import { createSpellingComparison } from './word-similarity'

/** Up to this many word pairs a gap is aligned by likeness of spelling; up to the second, by equal words. */
const PAIRS_COMPARED = 16_384
const PAIRS_MATCHED = 1_048_576
/** Longer gaps without anything unique are cut into this many words at a time, side by side. */
const FALLBACK_WORDS = 256

/**
 * Aligns two lists of words by their spellings. Answers operations in order that name each index of both sides exactly
 * once; words with an empty spelling are never matched.
 *
 * @param o.first what counts more: that words are `alike`, as those of two who say the same, or that as many as can be are
 *   `equal`, as those of a text and its edited form
 */
export function alignSpellings(
  reference: readonly string[],
  heard: readonly string[],
  o: { spell: (word: string) => string; first: 'alike' | 'equal' },
): AlignOperation[] {
  const words = internWords(reference, heard, o.spell)
  const links = createWordLinks(words.reference.length)
  const table = createGapTable()
  linkAll(words, links, table, o.first === 'alike' ? PAIRS_COMPARED : 0)
  if (o.first === 'equal') linkAlike(words, links, table)
  return listOperations(words, links, reference.length, heard.length)
}

/** Between equal words, pairs those that are alike or spell others together. */
function linkAlike(words: InternedWords, links: WordLinks, table: GapTable): void {
  const comparing: GapWords = { ...words, compare: createSpellingComparison() }
  let referenceFrom = 0
  let heardFrom = 0
  const fill = (referenceTo: number, heardTo: number): void => {
    const pairs = (referenceTo - referenceFrom) * (heardTo - heardFrom)
    if (pairs > 0 && pairs <= PAIRS_COMPARED) {
      alignGap(comparing, { referenceFrom, referenceTo, heardFrom, heardTo }, table, links)
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

function linkAll(words: InternedWords, links: WordLinks, table: GapTable, pairsCompared: number): void {
  const comparing: GapWords = { ...words, compare: createSpellingComparison() }
  const matching: GapWords = { ...words, compare: null }
  const open: Gap[] = [
    { referenceFrom: 0, referenceTo: words.reference.length, heardFrom: 0, heardTo: words.heard.length },
  ]
  for (let gap = open.pop(); gap !== undefined; gap = open.pop()) {
    const rest = linkEqualEnds(words, gap, links)
    const pairs = (rest.referenceTo - rest.referenceFrom) * (rest.heardTo - rest.heardFrom)
    if (pairs === 0) continue
    if (pairs <= pairsCompared) {
      alignGap(comparing, rest, table, links)
      continue
    }
    if (pairsCompared === 0 && pairs <= PAIRS_MATCHED) {
      alignGap(matching, rest, table, links)
      continue
    }
    const anchors = findAnchors(words.reference, words.heard, rest, words.spellings.length)
    if (anchors.reference.length > 0) open.push(...gapsBetween(rest, anchors, links))
    else if (pairs <= PAIRS_MATCHED) alignGap(matching, rest, table, links)
    else for (const part of cutEvenly(rest)) if (sharesWord(words, part)) alignGap(matching, part, table, links)
  }
}

function linkEqualEnds(words: InternedWords, gap: Gap, links: WordLinks): Gap {
  let { referenceFrom, referenceTo, heardFrom, heardTo } = gap
  while (
    referenceFrom < referenceTo &&
    heardFrom < heardTo &&
    words.reference[referenceFrom] === words.heard[heardFrom]
  ) {
    linkWords(links, referenceFrom, heardFrom, 1, 1)
    referenceFrom += 1
    heardFrom += 1
  }
  while (
    referenceFrom < referenceTo &&
    heardFrom < heardTo &&
    words.reference[referenceTo - 1] === words.heard[heardTo - 1]
  ) {
    referenceTo -= 1
    heardTo -= 1
    linkWords(links, referenceTo, heardTo, 1, 1)
  }
  return { referenceFrom, referenceTo, heardFrom, heardTo }
}

function gapsBetween(gap: Gap, anchors: { reference: number[]; heard: number[] }, links: WordLinks): Gap[] {
  const gaps: Gap[] = []
  let { referenceFrom, heardFrom } = gap
  for (const [position, reference] of anchors.reference.entries()) {
    const heard = anchors.heard[position] ?? 0
    if (reference > referenceFrom && heard > heardFrom) {
      gaps.push({ referenceFrom, referenceTo: reference, heardFrom, heardTo: heard })
    }
    linkWords(links, reference, heard, 1, 1)
    referenceFrom = reference + 1
    heardFrom = heard + 1
  }
  gaps.push({ referenceFrom, referenceTo: gap.referenceTo, heardFrom, heardTo: gap.heardTo })
  return gaps
}

function sharesWord(words: InternedWords, gap: Gap): boolean {
  const reference = new Set(words.reference.subarray(gap.referenceFrom, gap.referenceTo))
  return words.heard.subarray(gap.heardFrom, gap.heardTo).some((id) => reference.has(id))
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

/** Turns links among the matchable words into operations on all of them. */
function listOperations(words: InternedWords, links: WordLinks, references: number, heards: number): AlignOperation[] {
  const operations: AlignOperation[] = []
  let reference = 0
  let heard = 0
  function leaveOut(referenceTo: number, heardTo: number): void {
    if (referenceTo > reference) operations.push({ kind: 'missing', reference: [reference, referenceTo] })
    if (heardTo > heard) operations.push({ kind: 'extra', heard: [heard, heardTo] })
    reference = referenceTo
    heard = heardTo
  }
  for (let at = 0; at < words.reference.length; at += 1) {
    const heardAt = links.heardAt[at] ?? -1
    if (heardAt < 0) continue
    const referenceLength = links.referenceLength[at] ?? 1
    const heardLength = links.heardLength[at] ?? 1
    leaveOut(words.referenceIndex[at] ?? 0, words.heardIndex[heardAt] ?? 0)
    const referenceTo = (words.referenceIndex[at + referenceLength - 1] ?? 0) + 1
    const heardTo = (words.heardIndex[heardAt + heardLength - 1] ?? 0) + 1
    const isEqual =
      spellTogether(words.reference, at, referenceLength, words.spellings) ===
      spellTogether(words.heard, heardAt, heardLength, words.spellings)
    operations.push({
      kind: isEqual ? 'match' : 'similar',
      reference: [reference, referenceTo],
      heard: [heard, heardTo],
    })
    reference = referenceTo
    heard = heardTo
  }
  leaveOut(references, heards)
  return operations
}
