/** One figure of ours beside its peers in the same run, and what we want to reach. */
export type Bench = TimeBench | ScoreBench

/** A hot path, measured in time; smaller is better. */
export interface TimeBench {
  readonly kind: 'time'
  readonly name: string
  /** What a figure is, such as `µs a look-up`. */
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

/** What came out, counted rather than timed: how many were right, how much memory it took. */
export interface ScoreBench {
  readonly kind: 'score'
  readonly name: string
  /** What a figure is, such as `of 48` or `MB`. */
  readonly unit: string
  readonly ours: () => number
  readonly peers: readonly { readonly name: string; readonly score: () => number }[]
  /** What our figure must be: at least, or at most, this. */
  readonly target: { readonly atLeast: number } | { readonly atMost: number }
}

export interface BenchResult {
  readonly name: string
  readonly unit: string
  readonly ours: number
  /** What was asked of our own figure, such as `≤ 1`. */
  readonly target: string | null
  readonly peers: readonly {
    readonly name: string
    readonly value: number
    /** How many times ours the peer takes; `null` where nothing was timed. */
    readonly ratio: number | null
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

function timeBench(bench: TimeBench): BenchResult {
  const ours = measure(bench.ours)
  const peers = bench.peers.map((peer) => {
    const value = measure(peer)
    return { name: peer.name, value, ratio: value / ours, targetRatio: peer.targetRatio ?? null }
  })
  const reached =
    (bench.bound === undefined || ours <= bench.bound) &&
    peers.every(({ ratio, targetRatio }) => targetRatio === null || ratio >= targetRatio)
  const target = bench.bound === undefined ? null : `≤ ${bench.bound.toLocaleString('en')}`
  return { name: bench.name, unit: bench.unit, ours, target, peers, reached }
}

function scoreBench(bench: ScoreBench): BenchResult {
  const ours = bench.ours()
  const { target } = bench
  return {
    name: bench.name,
    unit: bench.unit,
    ours,
    target: 'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`,
    peers: bench.peers.map(({ name, score }) => ({ name, value: score(), ratio: null, targetRatio: null })),
    reached: 'atLeast' in target ? ours >= target.atLeast : ours <= target.atMost,
  }
}

export function runBench(bench: Bench): BenchResult {
  return bench.kind === 'time' ? timeBench(bench) : scoreBench(bench)
}
