import type { Gap } from './gap'

/** Both sides, and memory for where runs of one or two words stand in them, kept between gaps. */
export interface RunTable {
  readonly reference: Int32Array
  readonly heard: Int32Array
  /** By slot (open addressing): where the run stands first on each side; `EMPTY`, or `SEVERAL` where it stands again. */
  readonly referenceAt: Int32Array
  readonly heardAt: Int32Array
  readonly isSeveral: Uint8Array
}

const EMPTY = -1
const SEVERAL = -2

export function createRunTable(reference: Int32Array, heard: Int32Array): RunTable {
  const slots = slotsFor(reference.length)
  return {
    reference,
    heard,
    referenceAt: new Int32Array(slots),
    heardAt: new Int32Array(slots),
    isSeveral: new Uint8Array(slots),
  }
}

/** The runs that stand exactly once in the gap on each side: where they begin, in the order of the reference. */
export function matchUniqueRuns(
  table: RunTable,
  gap: Gap,
  length: 1 | 2,
): { reference: Int32Array; heard: Int32Array } {
  const { reference, heard, referenceAt, heardAt, isSeveral } = table
  const referenceEnd = gap.referenceTo - length + 1
  const heardEnd = gap.heardTo - length + 1
  const runs = Math.max(0, referenceEnd - gap.referenceFrom)
  const slots = slotsFor(runs)
  const mask = slots - 1
  referenceAt.fill(EMPTY, 0, slots)
  heardAt.fill(EMPTY, 0, slots)
  isSeveral.fill(0, 0, slots)
  const slotOf = new Int32Array(runs)
  for (let at = gap.referenceFrom; at < referenceEnd; at += 1) {
    const slot = findSlot(
      reference,
      referenceAt,
      mask,
      wordAt(reference, at),
      wordAt(reference, at + length - 1),
      length,
    )
    if (referenceAt[slot] === EMPTY) referenceAt[slot] = at
    else isSeveral[slot] = 1
    slotOf[at - gap.referenceFrom] = slot
  }
  for (let at = gap.heardFrom; at < heardEnd; at += 1) {
    const slot = findSlot(reference, referenceAt, mask, wordAt(heard, at), wordAt(heard, at + length - 1), length)
    heardAt[slot] = heardAt[slot] === EMPTY ? at : SEVERAL
  }
  const found = { reference: new Int32Array(runs), heard: new Int32Array(runs) }
  let count = 0
  for (let run = 0; run < runs; run += 1) {
    const slot = wordAt(slotOf, run)
    const other = wordAt(heardAt, slot)
    if (isSeveral[slot] === 1 || other < 0) continue
    found.reference[count] = gap.referenceFrom + run
    found.heard[count] = other
    count += 1
  }
  return { reference: found.reference.subarray(0, count), heard: found.heard.subarray(0, count) }
}

/** The slot of the run of this first and last word, or the empty one where it would stand. */
function findSlot(
  reference: Int32Array,
  referenceAt: Int32Array,
  mask: number,
  first: number,
  last: number,
  length: 1 | 2,
): number {
  let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(last, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)
  for (let slot = (hash >>> 7) & mask; ; slot = (slot + 1) & mask) {
    const at = wordAt(referenceAt, slot)
    if (at === EMPTY || (reference[at] === first && reference[at + length - 1] === last)) return slot
  }
}

function wordAt(words: Int32Array, at: number): number {
  return words[at] ?? EMPTY
}

/** A power of two, at least half of it empty. */
function slotsFor(runs: number): number {
  return 2 ** Math.ceil(Math.log2(2 * runs + 2))
}
