import type { GapWords } from './align-gap'
import { ALIKE } from './create-spelling-comparison'
import { unlinkWord, type WordLinks } from './word-links'

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
  const letters = createMeetings()
  const longer = createMeetings()
  const kindOf = (...spellings: string[]): Meetings =>
    spellings.every(({ length }) => length === 1) ? letters : longer
  const spellingAt = (side: Int32Array, at: number): string => words.spellings[side[at] ?? 0] ?? ''
  let reference = 0
  let heard = 0
  for (let at = 0; at < words.reference.length; at += 1) {
    const heardAt = links.heardAt[at] ?? -1
    if (heardAt < 0) continue
    if (at - reference === 1 && heardAt === heard) kindOf(spellingAt(words.reference, reference)).leftOut += 1
    if (heardAt - heard === 1 && at === reference) kindOf(spellingAt(words.heard, heard)).putIn += 1
    const referenceLength = links.referenceLength[at] ?? 1
    const heardLength = links.heardLength[at] ?? 1
    reference = at + referenceLength
    heard = heardAt + heardLength
    if (referenceLength > 1 || heardLength > 1 || words.reference[at] === words.heard[heardAt]) continue
    const a = spellingAt(words.reference, at)
    const b = spellingAt(words.heard, heardAt)
    if (compare(a, b) < ALIKE) kindOf(a, b).unlike.push(at)
  }
  const ofLetters = letters.leftOut * letters.putIn
  const ofAll = (letters.leftOut + longer.leftOut) * (letters.putIn + longer.putIn)
  dropIfChance(letters, ofLetters)
  dropIfChance(longer, ofAll - ofLetters)

  /** A word that is left out meets one put in before or after it. */
  function dropIfChance({ unlike }: Meetings, meetings: number): void {
    if (unlike.length > (CHANCE * 2 * meetings) / words.reference.length) return
    for (const at of unlike) unlinkWord(links, at)
  }
}

interface Meetings {
  leftOut: number
  putIn: number
  /** Reference words that are paired with one unlike them. */
  readonly unlike: number[]
}

function createMeetings(): Meetings {
  return { leftOut: 0, putIn: 0, unlike: [] }
}
