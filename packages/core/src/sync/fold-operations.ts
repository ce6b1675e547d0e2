import type { AlignOperation, Range } from '../types'

/** A stretch of the alignment by what was written. An empty range stands where the other side has words alone. */
interface Stretch {
  reference: Range
  heard: Range
  kind: 'match' | 'similar' | 'apart'
}

/**
 * Brings an alignment of said words back to the written ones: all that belongs to one written word becomes one operation.
 * Each index of both sides is still named exactly once, in order.
 *
 * @param referenceOrigin the written word of each said one; null where that side was aligned as it is written
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
    return origin === null ? range : [origin[range[0]] ?? 0, (origin[range[1] - 1] ?? 0) + 1]
  }
  const add = (referenceRange: Range | null, heardRange: Range | null, kind: Stretch['kind']): void => {
    const reference = toWritten(referenceRange, referenceOrigin, reached.reference)
    const heard = toWritten(heardRange, heardOrigin, reached.heard)
    let stretch: Stretch = { reference, heard, kind }
    reached.reference = reference[1]
    reached.heard = heard[1]
    // What names a written word once more takes all since then along.
    for (let last = folded.at(-1); last !== undefined && begins(stretch, last); last = folded.at(-1)) {
      folded.pop()
      stretch = join(last, stretch)
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
        for (const word of each(operation.reference)) add(word, null, 'apart')
        break
      case 'extra':
        for (const word of each(operation.heard)) add(null, word, 'apart')
        break
    }
  }
  return listOperations(folded)
}

/** One by one, so that those of one written word do not take others with them. */
function each([from, to]: Range): Range[] {
  return Array.from({ length: to - from }, (_, step) => [from + step, from + step + 1])
}

/** Whether the later stretch begins before the earlier one ends. */
function begins(later: Stretch, earlier: Stretch): boolean {
  return later.reference[0] < earlier.reference[1] || later.heard[0] < earlier.heard[1]
}

function join(a: Stretch, b: Stretch): Stretch {
  return {
    reference: [Math.min(a.reference[0], b.reference[0]), Math.max(a.reference[1], b.reference[1])],
    heard: [Math.min(a.heard[0], b.heard[0]), Math.max(a.heard[1], b.heard[1])],
    kind: a.kind === b.kind ? a.kind : 'similar',
  }
}

/** Missing words that follow one another are one operation, and so are extra ones. */
function listOperations(stretches: readonly Stretch[]): AlignOperation[] {
  const operations: AlignOperation[] = []
  for (const { reference, heard, kind } of stretches) {
    if (kind !== 'apart') {
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
