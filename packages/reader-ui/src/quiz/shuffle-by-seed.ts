/**
 * Shuffles by Fisher and Yates; the same seed gives the same order.
 *
 * @example
 * shuffleBySeed(['a', 'b', 'c'], 'x').toSorted() // => ['a', 'b', 'c']
 */
export function shuffleBySeed<Item>(items: readonly Item[], seed: string): Item[] {
  const next = startRandom(hashText(seed))
  const rest = [...items]
  return items.flatMap(() => rest.splice(Math.floor(next() * rest.length), 1))
}

/** Returns the FNV-1a hash of a text, 32 bits. */
function hashText(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  }
  return hash >>> 0
}

/** Returns a generator of numbers from 0 to below 1: Mulberry32. */
function startRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
