/** Seconds to either side in which silence is looked for. */
const WINDOW_SECONDS = 0.15
/** Peaks up to this share of the window's range above its quietest one count as silence. */
const QUIET_SHARE = 0.1
/** Where the loudest peak is not this much above the quietest, all is speech or all is silence. */
const LEAST_CONTRAST = 2

/**
 * The middle of the longest silence within `windowSeconds` (0.15) of `time`, or `time` itself where it lies in that silence
 * already, none stands out, or there are no peaks so far on. Seconds; `values` are loudest samples, of either sign, each of
 * `secondsPerPeak`, the first from 0 s.
 *
 * @example
 * const peaks = { secondsPerPeak: 0.0625, values: [0.8, -0.7, 0.9, 0, 0, 0.8, -0.9, 0.7] }
 * snapToSilence(peaks, 0.32) // => 0.25
 * snapToSilence(peaks, 9) // => 9
 */
export function snapToSilence(
  peaks: { secondsPerPeak: number; values: ArrayLike<number> },
  time: number,
  o: { windowSeconds?: number } = {},
): number {
  const { secondsPerPeak, values } = peaks
  const reach = o.windowSeconds ?? WINDOW_SECONDS
  const from = Math.max(0, Math.ceil((time - reach) / secondsPerPeak))
  const to = Math.min(values.length, Math.floor((time + reach) / secondsPerPeak))
  const levels = Array.from({ length: Math.max(0, to - from) }, (_, at) => Math.abs(values[from + at] ?? 0))
  const quietest = Math.min(...levels)
  const loudest = Math.max(...levels)
  if (levels.length === 0 || loudest <= 0 || loudest < LEAST_CONTRAST * quietest) return time
  const silences = findRuns(levels, quietest + QUIET_SHARE * (loudest - quietest)).map(([first, end]) => ({
    start: (from + first) * secondsPerPeak,
    end: (from + end) * secondsPerPeak,
  }))
  const best = silences.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start) || distance(a, time) - distance(b, time),
  )[0]
  if (best === undefined || (best.start <= time && time <= best.end)) return time
  return (best.start + best.end) / 2
}

function findRuns(levels: readonly number[], quiet: number): [first: number, end: number][] {
  const runs: [number, number][] = []
  for (const [at, level] of levels.entries()) {
    const last = runs.at(-1)
    if (level > quiet) continue
    if (last?.[1] === at) last[1] = at + 1
    else runs.push([at, at + 1])
  }
  return runs
}

function distance(stretch: { start: number; end: number }, time: number): number {
  return Math.abs((stretch.start + stretch.end) / 2 - time)
}
