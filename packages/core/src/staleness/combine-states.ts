/**
 * The state of a product of the pipeline: 'none' if it does not exist, 'current' if it was made from what it would be made
 * from now, 'stale' if that has changed, 'unknown' if it does not carry the digest of what it was made from.
 */
export type ProductState = 'none' | 'current' | 'unknown' | 'stale'

const ascending: readonly ProductState[] = ['none', 'current', 'unknown', 'stale']

/**
 * Returns the state of a whole: that of the part that needs attention most; 'none' without parts.
 *
 * @example
 * combineStates(['current', 'stale', 'unknown']) // => 'stale'
 * combineStates([]) // => 'none'
 */
export function combineStates(states: Iterable<ProductState>): ProductState {
  let worst = 0
  for (const state of states) worst = Math.max(worst, ascending.indexOf(state))
  return ascending[worst] ?? 'none'
}
