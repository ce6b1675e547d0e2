import { findSilences } from './find-silences'

/** Silence is searched this many seconds to either side. */
const WINDOW_SECONDS = 0.15

/**
 * Returns the middle of the nearest silence that begins or ends within `windowSeconds` (default 0.15) of `time`, limited to
 * that window; of two silences at the same distance, the longer one. Returns `time` itself if it lies in a silence, if no
 * silence stands out, or if the peaks end before it. Seconds; `values` are peaks of either sign, `secondsPerPeak` each, from
 * 0 s on. A peak that is not a number is not silent. Returns `time` if it, the window or the length of a peak is not a
 * positive finite number.
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
  if (!(reach > 0) || !(secondsPerPeak > 0) || !Number.isFinite(secondsPerPeak) || !Number.isFinite(time)) return time
  const silences = findSilences(
    values,
    Math.max(0, Math.ceil((time - reach) / secondsPerPeak)),
    Math.min(values.length, Math.floor((time + reach) / secondsPerPeak)),
  ).map(([first, end]) => ({ start: first * secondsPerPeak, end: end * secondsPerPeak }))
  const [best] = silences.toSorted(
    (a, b) => distance(a, time) - distance(b, time) || b.end - b.start - (a.end - a.start),
  )
  if (best === undefined || distance(best, time) === 0) return time
  return Math.min(Math.max((best.start + best.end) / 2, time - reach), time + reach)
}

/** Returns the seconds to the nearer end of an interval, 0 inside it. */
function distance({ start, end }: { start: number; end: number }, time: number): number {
  return Math.max(0, start - time, time - end)
}
