import type { AlignOperation, Range } from '../types'

/** A stretch of the alignment, by what was written: either range may be empty. */
interface Stretch {
  reference: Range
  heard: Range
  matched: boolean
  exact: boolean
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
  const stretches = operations.flatMap((operation) => split(operation, referenceOrigin, heardOrigin))
  const folded: Stretch[] = []
  const lastWith = findLast(stretches)
  for (let at = 0; at < stretches.length; at += 1) {
    let end = at
    for (let inside = at; inside <= end; inside += 1) end = Math.max(end, lastWith(inside))
    folded.push(join(stretches.slice(at, end + 1)))
    at = end
  }
  return mergeRuns(folded.flatMap(toOperations))
}

/** Missing words that follow one another are one operation, and so are extra ones. */
function mergeRuns(operations: readonly AlignOperation[]): AlignOperation[] {
  const merged: AlignOperation[] = []
  for (const operation of operations) {
    const last = merged.at(-1)
    if (last?.kind === 'missing' && operation.kind === 'missing') {
      merged[merged.length - 1] = { kind: 'missing', reference: [last.reference[0], operation.reference[1]] }
    } else if (last?.kind === 'extra' && operation.kind === 'extra') {
      merged[merged.length - 1] = { kind: 'extra', heard: [last.heard[0], operation.heard[1]] }
    } else merged.push(operation)
  }
  return merged
}

/** Missing and extra words one by one, so that those of one written word do not take others with them. */
function split(
  operation: AlignOperation,
  referenceOrigin: Int32Array | null,
  heardOrigin: Int32Array | null,
): Stretch[] {
  const toReference = (range: Range): Range => toWritten(range, referenceOrigin)
  const toHeard = (range: Range): Range => toWritten(range, heardOrigin)
  switch (operation.kind) {
    case 'match':
    case 'similar':
      return [
        {
          reference: toReference(operation.reference),
          heard: toHeard(operation.heard),
          matched: true,
          exact: operation.kind === 'match',
        },
      ]
    case 'missing':
      return each(operation.reference).map((range) => ({
        reference: toReference(range),
        heard: [-1, -1],
        matched: false,
        exact: false,
      }))
    case 'extra':
      return each(operation.heard).map((range) => ({
        reference: [-1, -1],
        heard: toHeard(range),
        matched: false,
        exact: false,
      }))
  }
}

function each([from, to]: Range): Range[] {
  return Array.from({ length: to - from }, (_, step): Range => [from + step, from + step + 1])
}

function toWritten([from, to]: Range, origin: Int32Array | null): Range {
  return origin === null ? [from, to] : [origin[from] ?? 0, (origin[to - 1] ?? 0) + 1]
}

/** For each stretch, the last one that has a written word of it. */
function findLast(stretches: readonly Stretch[]): (at: number) => number {
  const lastReference = new Map<number, number>()
  const lastHeard = new Map<number, number>()
  for (const [at, { reference, heard }] of stretches.entries()) {
    if (reference[1] > reference[0]) lastReference.set(reference[1] - 1, at)
    if (heard[1] > heard[0]) lastHeard.set(heard[1] - 1, at)
    if (reference[1] > reference[0]) lastReference.set(reference[0], at)
    if (heard[1] > heard[0]) lastHeard.set(heard[0], at)
  }
  return (at) => {
    const stretch = stretches[at]
    if (stretch === undefined) return at
    const { reference, heard } = stretch
    return Math.max(
      at,
      reference[1] > reference[0] ? (lastReference.get(reference[1] - 1) ?? at) : at,
      heard[1] > heard[0] ? (lastHeard.get(heard[1] - 1) ?? at) : at,
    )
  }
}

function join(stretches: readonly Stretch[]): Stretch {
  const references = stretches.filter(({ reference }) => reference[1] > reference[0])
  const heards = stretches.filter(({ heard }) => heard[1] > heard[0])
  return {
    reference: [references[0]?.reference[0] ?? -1, references.at(-1)?.reference[1] ?? -1],
    heard: [heards[0]?.heard[0] ?? -1, heards.at(-1)?.heard[1] ?? -1],
    matched: stretches.some(({ matched }) => matched),
    exact: stretches.every(({ exact }) => exact),
  }
}

function toOperations({ reference, heard, matched, exact }: Stretch): AlignOperation[] {
  if (matched) return [{ kind: exact ? 'match' : 'similar', reference, heard }]
  return [
    ...(reference[1] > reference[0] ? [{ kind: 'missing' as const, reference }] : []),
    ...(heard[1] > heard[0] ? [{ kind: 'extra' as const, heard }] : []),
  ]
}
