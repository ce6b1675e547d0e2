import type { Gap } from './gap'

/** Where runs of one or two words stand on both sides, by open addressing in memory that is kept between calls. */
export interface RunTable {
  /** The runs that stand exactly once in the gap on each side: where they begin, in the order of the reference. */
  readonly matchUnique: (gap: Gap, length: 1 | 2) => { reference: Int32Array; heard: Int32Array }
}

const EMPTY = -1
const SEVERAL = -2

export function createRunTable(reference: Int32Array, heard: Int32Array): RunTable {
  let referenceAt = new Int32Array(0)
  let heardAt = new Int32Array(0)
  let standsOnce = new Uint8Array(0)
  let slotOf = new Int32Array(0)
  let mask = 0

  function clear(runs: number): void {
    let size = 16
    while (size < runs * 2) size *= 2
    mask = size - 1
    if (referenceAt.length < size) {
      referenceAt = new Int32Array(size)
      heardAt = new Int32Array(size)
      standsOnce = new Uint8Array(size)
      slotOf = new Int32Array(size)
    }
    referenceAt.fill(EMPTY, 0, size)
    heardAt.fill(EMPTY, 0, size)
  }

  /** The slot of the run, or the empty one where it would stand. */
  function findSlot(first: number, second: number, length: 1 | 2): number {
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)
    hash ^= hash >>> 15
    let slot = (Math.imul(hash, 0xc2b2ae35) >>> 7) & mask
    for (;;) {
      const at = referenceAt[slot] ?? EMPTY
      if (at === EMPTY || (reference[at] === first && (length === 1 || reference[at + 1] === second))) return slot
      slot = (slot + 1) & mask
    }
  }

  function matchUnique(gap: Gap, length: 1 | 2): { reference: Int32Array; heard: Int32Array } {
    const referenceEnd = gap.referenceTo - length + 1
    const heardEnd = gap.heardTo - length + 1
    const runs = Math.max(0, referenceEnd - gap.referenceFrom)
    clear(runs)
    for (let at = gap.referenceFrom; at < referenceEnd; at += 1) {
      const slot = findSlot(reference[at] ?? 0, length === 1 ? 0 : (reference[at + 1] ?? 0), length)
      const isNew = referenceAt[slot] === EMPTY
      if (isNew) referenceAt[slot] = at
      standsOnce[slot] = isNew ? 1 : 0
      slotOf[at - gap.referenceFrom] = slot
    }
    for (let at = gap.heardFrom; at < heardEnd; at += 1) {
      const slot = findSlot(heard[at] ?? 0, length === 1 ? 0 : (heard[at + 1] ?? 0), length)
      heardAt[slot] = heardAt[slot] === EMPTY ? at : SEVERAL
    }
    const found = { reference: new Int32Array(runs), heard: new Int32Array(runs) }
    let count = 0
    for (let run = 0; run < runs; run += 1) {
      const slot = slotOf[run] ?? 0
      const other = heardAt[slot] ?? EMPTY
      if (standsOnce[slot] !== 1 || other < 0) continue
      found.reference[count] = gap.referenceFrom + run
      found.heard[count] = other
      count += 1
    }
    return { reference: found.reference.subarray(0, count), heard: found.heard.subarray(0, count) }
  }

  return { matchUnique }
}
