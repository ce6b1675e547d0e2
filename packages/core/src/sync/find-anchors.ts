import { longestIncreasing } from './longest-increasing'

/** Index pairs of equal words, both rising, as two parallel lists. */
export interface Anchors {
  reference: number[]
  heard: number[]
}

/**
 * Pairs of neighbouring words that stand exactly once on each side of the gap, as many as keep their order. Where there is
 * no such pair, single words that stand once.
 *
 * @param words how many different words there are
 */
export function findAnchors(reference: Int32Array, heard: Int32Array, gap: Gap, words: number): Anchors {
  const pairs = matchUnique(reference, heard, gap, 2, words)
  return pairs.reference.length > 0 ? pairs : matchUnique(reference, heard, gap, 1, words)
}

/** The stretch of both sides that is being aligned, half-open. */
export interface Gap {
  referenceFrom: number
  referenceTo: number
  heardFrom: number
  heardTo: number
}

function matchUnique(reference: Int32Array, heard: Int32Array, gap: Gap, length: 1 | 2, words: number): Anchors {
  const inHeard = findUnique(heard, gap.heardFrom, gap.heardTo, length, words)
  const candidates: Anchors = { reference: [], heard: [] }
  for (const [key, at] of findUnique(reference, gap.referenceFrom, gap.referenceTo, length, words)) {
    const other = at < 0 ? undefined : inHeard.get(key)
    if (other === undefined || other < 0) continue
    candidates.reference.push(at)
    candidates.heard.push(other)
  }
  const anchors: Anchors = { reference: [], heard: [] }
  for (const position of longestIncreasing(candidates.heard)) {
    const referenceAt = candidates.reference[position] ?? 0
    const heardAt = candidates.heard[position] ?? 0
    for (let step = 0; step < length; step += 1) addAnchor(anchors, referenceAt + step, heardAt + step)
  }
  return anchors
}

/** Pairs overlap where one's second word is the next one's first: those are one anchor; what would cross is left out. */
function addAnchor(anchors: Anchors, reference: number, heard: number): void {
  const isBehind = reference <= (anchors.reference.at(-1) ?? -1) || heard <= (anchors.heard.at(-1) ?? -1)
  if (isBehind) return
  anchors.reference.push(reference)
  anchors.heard.push(heard)
}

/** Where each key stands, in order of appearance; -1 for keys that stand more than once. */
function findUnique(ids: Int32Array, from: number, to: number, length: 1 | 2, words: number): Map<number, number> {
  const found = new Map<number, number>()
  for (let at = from; at + length <= to; at += 1) {
    const key = length === 1 ? (ids[at] ?? 0) : (ids[at] ?? 0) * words + (ids[at + 1] ?? 0)
    found.set(key, found.has(key) ? -1 : at)
  }
  return found
}
