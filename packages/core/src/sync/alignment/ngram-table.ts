import { int32At } from '../../arrays/element-at'
import type { Region } from './region'

/** Both sides, and a hash table of where n-grams (runs of words of one length) occur in them, reused from region to region. */
export interface NgramTable {
  readonly reference: Int32Array
  readonly heard: Int32Array
  /** First occurrence on the reference side by slot (open addressing); `EMPTY` for a free slot. */
  readonly referenceAt: Int32Array
  /** Occurrence on the heard side by slot; `EMPTY`, or `SEVERAL` if it occurs more than once. */
  readonly heardAt: Int32Array
  /** 1 for n-grams that occur more than once on the reference side. */
  readonly isRepeated: Uint8Array
}

const EMPTY = -1
const SEVERAL = -2

export function createNgramTable(reference: Int32Array, heard: Int32Array): NgramTable {
  const slots = slotsFor(reference.length)
  return {
    reference,
    heard,
    referenceAt: new Int32Array(slots),
    heardAt: new Int32Array(slots),
    isRepeated: new Uint8Array(slots),
  }
}

/**
 * Finds the n-grams that occur exactly once on each side of the region: where they begin, in order of the reference; and how
 * many of the heard side occur on the reference side at all.
 */
export function matchUniqueNgrams(
  table: NgramTable,
  region: Region,
  length: number,
): { reference: Int32Array; heard: Int32Array; sharedCount: number } {
  const { reference, heard, referenceAt, heardAt, isRepeated } = table
  const referenceEnd = region.referenceTo - length + 1
  const heardEnd = region.heardTo - length + 1
  const ngrams = Math.max(0, referenceEnd - region.referenceFrom)
  const slots = slotsFor(ngrams)
  const mask = slots - 1
  referenceAt.fill(EMPTY, 0, slots)
  heardAt.fill(EMPTY, 0, slots)
  isRepeated.fill(0, 0, slots)
  const slotOf = new Int32Array(ngrams)
  for (let at = region.referenceFrom; at < referenceEnd; at += 1) {
    const slot = findSlot(table, mask, reference, at, length)
    if (referenceAt[slot] === EMPTY) referenceAt[slot] = at
    else isRepeated[slot] = 1
    slotOf[at - region.referenceFrom] = slot
  }
  let sharedCount = 0
  for (let at = region.heardFrom; at < heardEnd; at += 1) {
    const slot = findSlot(table, mask, heard, at, length)
    heardAt[slot] = heardAt[slot] === EMPTY ? at : SEVERAL
    if (referenceAt[slot] !== EMPTY) sharedCount += 1
  }
  const found = { reference: new Int32Array(ngrams), heard: new Int32Array(ngrams) }
  let count = 0
  for (let ngram = 0; ngram < ngrams; ngram += 1) {
    const slot = int32At(slotOf, ngram)
    const other = int32At(heardAt, slot)
    if (isRepeated[slot] === 1 || other < 0) continue
    found.reference[count] = region.referenceFrom + ngram
    found.heard[count] = other
    count += 1
  }
  return { reference: found.reference.subarray(0, count), heard: found.heard.subarray(0, count), sharedCount }
}

/** Returns the slot of the n-gram that begins here on one side, or the free slot where it belongs. */
function findSlot(
  { reference, referenceAt }: NgramTable,
  mask: number,
  side: Int32Array,
  from: number,
  length: number,
): number {
  const first = int32At(side, from)
  const last = int32At(side, from + length - 1)
  let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(last, 0x85ebca6b)
  for (let step = 1; step < length - 1; step += 1)
    hash = Math.imul(hash ^ int32At(side, from + step), 0x9e3779b1) ^ (hash >>> 15)
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)
  for (let slot = (hash >>> 7) & mask; ; slot = (slot + 1) & mask) {
    const at = int32At(referenceAt, slot)
    if (at === EMPTY) return slot
    if (reference[at] !== first || reference[at + length - 1] !== last) continue
    let step = 1
    while (step < length - 1 && reference[at + step] === side[from + step]) step += 1
    if (step >= length - 1) return slot
  }
}

/** Returns a power of two that leaves at least half of the slots free. */
function slotsFor(ngrams: number): number {
  return 2 ** Math.ceil(Math.log2(2 * ngrams + 2))
}
