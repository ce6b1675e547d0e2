/** One measured hot path: ours, its peers in the same run, and what we want to reach. */
export interface Bench {
  readonly name: string
  /** What a figure is, such as `µs a look-up`; smaller is better. */
  readonly unit: string
  readonly ours: Measured
  readonly peers: readonly (Measured & { readonly name: string; readonly targetRatio?: number })[]
  /** Upper bound for our own figure, in the bench's unit. */
  readonly bound?: number
}

export interface Measured {
  readonly run: () => void
  /** How many operations one run does; the figure is the time of one. */
  readonly operations: number
  /** Runs measured; the best one counts, since the machine is shared. */
  readonly repeats?: number
}

export interface BenchResult {
  readonly name: string
  readonly unit: string
  readonly ours: number
  readonly bound: number | null
  readonly peers: readonly {
    readonly name: string
    readonly value: number
    readonly ratio: number
    readonly targetRatio: number | null
  }[]
  readonly reached: boolean
}

const MICROSECONDS_PER_MILLISECOND = 1000

/** Microseconds of one operation, the best of several runs after one that warms up. */
function measure({ run, operations, repeats = 5 }: Measured): number {
  run()
  let best = Infinity
  for (let repeat = 0; repeat < repeats; repeat++) {
    const started = performance.now()
    run()
    best = Math.min(best, performance.now() - started)
  }
  return (best * MICROSECONDS_PER_MILLISECOND) / operations
}

export function runBench(bench: Bench): BenchResult {
  const ours = measure(bench.ours)
  const peers = bench.peers.map((peer) => {
    const value = measure(peer)
    return { name: peer.name, value, ratio: value / ours, targetRatio: peer.targetRatio ?? null }
  })
  const reached =
    (bench.bound === undefined || ours <= bench.bound) &&
    peers.every(({ ratio, targetRatio }) => targetRatio === null || ratio >= targetRatio)
  return { name: bench.name, unit: bench.unit, ours, bound: bench.bound ?? null, peers, reached }
}
