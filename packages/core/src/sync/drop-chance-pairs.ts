import type { GapWords } from './align-gap'
import { unlinkWord, type WordLinks } from './word-links'

/** Words at least this alike were not paired for their place alone. */
const ALIKE = 0.5
/** Words of this many letters and more are counted together. */
const LONGEST_COUNTED = 2
/** Pairs are kept where there are more of them than this many times what chance makes. */
const CHANCE = 2

/**
 * Takes unlike words apart that stand in one another's place by chance: where one word was left out and another put in
 * beside it. How often that happens follows from how many words are left out, and put in, on their own; whether unlike words
 * are more often said in place of one another shows in how many such pairs there are beyond that. Words of one letter are
 * counted apart, since their misspelling is like nothing.
 */
export function dropChancePairs(words: GapWords, links: WordLinks): void {
  const compare = words.compare
  if (compare === null) return
  const unlike: number[][] = emptyCounts().map(() => [])
  const leftOut = emptyCounts()
  const putIn = emptyCounts()
  let reference = 0
  let heard = 0
  for (let at = 0; at < words.reference.length; at += 1) {
    const heardAt = links.heardAt[at] ?? -1
    if (heardAt < 0) continue
    if (at - reference === 1 && heardAt === heard) count(leftOut, lengthOf(words, words.reference[reference] ?? 0))
    if (heardAt - heard === 1 && at === reference) count(putIn, lengthOf(words, words.heard[heard] ?? 0))
    const referenceLength = links.referenceLength[at] ?? 1
    const heardLength = links.heardLength[at] ?? 1
    reference = at + referenceLength
    heard = heardAt + heardLength
    if (referenceLength > 1 || heardLength > 1) continue
    const a = words.reference[at] ?? 0
    const b = words.heard[heardAt] ?? 0
    if (a === b || compare(words.spellings[a] ?? '', words.spellings[b] ?? '') >= ALIKE) continue
    unlike[Math.max(lengthOf(words, a), lengthOf(words, b))]?.push(at)
  }
  for (const [length, pairs] of unlike.entries()) {
    const byChance = (2 * countMeetings(leftOut, putIn, length)) / words.reference.length
    if (pairs.length <= CHANCE * byChance) for (const at of pairs) unlinkWord(links, at)
  }
}

function emptyCounts(): number[] {
  return Array.from({ length: LONGEST_COUNTED + 1 }, () => 0)
}

function count(counts: number[], length: number): void {
  counts[length] = (counts[length] ?? 0) + 1
}

function lengthOf(words: GapWords, word: number): number {
  return Math.min((words.spellings[word] ?? '').length, LONGEST_COUNTED)
}

/** How many pairs there are of one left out and one put in, the longer of which has this length. */
function countMeetings(leftOut: readonly number[], putIn: readonly number[], length: number): number {
  let meetings = (leftOut[length] ?? 0) * (putIn[length] ?? 0)
  for (let shorter = 0; shorter < length; shorter += 1) {
    meetings += (leftOut[length] ?? 0) * (putIn[shorter] ?? 0) + (leftOut[shorter] ?? 0) * (putIn[length] ?? 0)
  }
  return meetings
}
