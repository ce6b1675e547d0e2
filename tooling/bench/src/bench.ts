/** A measure of our code beside those of its peers in the same run, with its target. */
export type Bench = TimeBench | ScoreBench

/** A bench that measures time; smaller is better. */
export interface TimeBench {
  readonly kind: 'time'
  readonly name: string
  /** Unit of the result, such as `µs a look-up`. */
  readonly unit: string
  readonly ours: Candidate
  readonly peers: readonly (Candidate & { readonly name: string; readonly targetRatio?: number })[]
  /** Upper bound for our own figure, in the bench's unit. */
  readonly bound?: number
  /** Number of runs of ours and of each peer, in turn, after one warm-up run; the best of each counts. Default 5. */
  readonly repeats?: number
  /** Time of the processor instead of the clock's: a busy machine makes the latter several times as long. Default 'wall'. */
  readonly clock?: 'wall' | 'processor'
}

/** Code to measure: ours or a peer's. */
export interface Candidate {
  readonly run: () => void
  /** Number of operations in one run; the result is the time of one operation. */
  readonly operations: number
}

/** A bench that counts: correct results, memory. */
export interface ScoreBench {
  readonly kind: 'score'
  readonly name: string
  /** Unit of the result, such as `of 48` or `MB`. */
  readonly unit: string
  readonly ours: () => number
  readonly peers: readonly { readonly name: string; readonly score: () => number }[]
  /** Lower or upper bound of our result. */
  readonly target: { readonly atLeast: number } | { readonly atMost: number }
}

export interface BenchResult {
  readonly name: string
  readonly unit: string
  readonly ours: number
  /** The bound of our result as text, such as `≤ 1`. */
  readonly target: string | null
  readonly peers: readonly {
    readonly name: string
    readonly value: number
    /** The peer's result divided by ours; null if nothing was timed. */
    readonly ratio: number | null
    readonly targetRatio: number | null
  }[]
  readonly reached: boolean
}

const MICROSECONDS_PER_MILLISECOND = 1000

const USUAL_REPEATS = 5

/** Returns the processor's time of one run in microseconds, with that of the threads that collect garbage. */
export function measureProcessor(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

function measureClock(run: () => void): number {
  const started = performance.now()
  run()
  return (performance.now() - started) * MICROSECONDS_PER_MILLISECOND
}

/** Returns the microseconds of one operation of each. They run in turn, so that a busy moment affects all. */
function measureInTurn(candidates: readonly Candidate[], { repeats = USUAL_REPEATS, clock }: TimeBench): number[] {
  const measure = clock === 'processor' ? measureProcessor : measureClock
  for (const { run } of candidates) run()
  const best = candidates.map(() => Infinity)
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const [at, { run }] of candidates.entries()) best[at] = Math.min(best[at] ?? Infinity, measure(run))
  }
  return candidates.map(({ operations }, at) => (best[at] ?? Infinity) / operations)
}

function timeBench(bench: TimeBench): BenchResult {
  const [ours = Infinity, ...others] = measureInTurn([bench.ours, ...bench.peers], bench)
  const peers = bench.peers.map((peer, at) => {
    const value = others[at] ?? Infinity
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
