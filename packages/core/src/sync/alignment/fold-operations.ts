import { int32At } from '../../arrays/element-at'
import type { AlignOperation, Range } from '../../types'

/** An operation on written words. A range is empty if only the other side has words. */
interface Stretch {
  reference: Range
  heard: Range
  kind: 'match' | 'similar' | 'unpaired'
}

/**
 * Maps an alignment of expanded words back to the written ones: all words of one written word become one operation. Each
 * index of both sides is still named exactly once, in order.
 *
 * @param referenceOrigin the index of the written word for each expanded one; null if that side was aligned as written
 */
export function foldOperations(
  operations: readonly AlignOperation[],
  referenceOrigin: Int32Array | null,
  heardOrigin: Int32Array | null,
): AlignOperation[] {
  const folded: Stretch[] = []
  const reached = { reference: 0, heard: 0 }
  const toWritten = (range: Range | null, origin: Int32Array | null, from: number): Range => {
    if (range === null) return [from, from]
    return origin === null ? range : [int32At(origin, range[0]), int32At(origin, range[1] - 1) + 1]
  }
  const add = (referenceRange: Range | null, heardRange: Range | null, kind: Stretch['kind']): void => {
    const reference = toWritten(referenceRange, referenceOrigin, reached.reference)
    const heard = toWritten(heardRange, heardOrigin, reached.heard)
    let stretch: Stretch = { reference, heard, kind }
    reached.reference = reference[1]
    reached.heard = heard[1]
    // A written word that comes up again takes in everything since its first operation.
    for (let last = folded.at(-1); last !== undefined && overlaps(stretch, last); last = folded.at(-1)) {
      folded.pop()
      stretch = merge(last, stretch)
    }
    folded.push(stretch)
  }
  for (const operation of operations) {
    switch (operation.kind) {
      case 'match':
      case 'similar':
        add(operation.reference, operation.heard, operation.kind)
        break
      case 'missing':
        for (const word of splitRange(operation.reference)) add(word, null, 'unpaired')
        break
      case 'extra':
        for (const word of splitRange(operation.heard)) add(null, word, 'unpaired')
        break
    }
  }
  return joinUnpaired(folded)
}

/** Splits a range into single words, so that folding one of them leaves the others alone. */
function splitRange([from, to]: Range): Range[] {
  return Array.from({ length: to - from }, (_, step) => [from + step, from + step + 1])
}

/** Returns true if the later range begins before the earlier one ends. */
function overlaps(later: Stretch, earlier: Stretch): boolean {
  return later.reference[0] < earlier.reference[1] || later.heard[0] < earlier.heard[1]
}

function merge(a: Stretch, b: Stretch): Stretch {
  return {
    reference: [Math.min(a.reference[0], b.reference[0]), Math.max(a.reference[1], b.reference[1])],
    heard: [Math.min(a.heard[0], b.heard[0]), Math.max(a.heard[1], b.heard[1])],
    kind: a.kind === b.kind ? a.kind : 'similar',
  }
}

/** Joins consecutive missing words into one operation, and consecutive extra ones. */
function joinUnpaired(stretches: readonly Stretch[]): AlignOperation[] {
  const operations: AlignOperation[] = []
  for (const { reference, heard, kind } of stretches) {
    if (kind !== 'unpaired') {
      operations.push({ kind, reference, heard })
      continue
    }
    const last = operations.at(-1)
    if (reference[1] > reference[0]) {
      if (last?.kind === 'missing') last.reference[1] = reference[1]
      else operations.push({ kind: 'missing', reference: [...reference] })
    }
    if (heard[1] > heard[0]) {
      if (last?.kind === 'extra') last.heard[1] = heard[1]
      else operations.push({ kind: 'extra', heard: [...heard] })
    }
  }
  return operations
}
