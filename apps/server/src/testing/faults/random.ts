/** Random numbers that a seed repeats. */
export interface Random {
  /** Returns a whole number, 0 ≤ n < `end`. */
  below(end: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** Returns so many different entries of the list, in random order. */
  sample<T>(list: readonly T[], count: number): T[]
}

/** Creates a generator (Mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    pick: ([first, ...others]) => [first, ...others][below(others.length + 1)] ?? first,
    sample(list, count) {
      const left = [...list]
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat()
    },
  }
}
