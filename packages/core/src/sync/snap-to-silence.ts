import { findSilences } from './find-silences'

/** Seconds to either side in which silence is looked for. */
const WINDOW_SECONDS = 0.15

/**
 * The middle of the nearest silence that begins or ends within `windowSeconds` (0.15) of `time`, the longer one of two as
 * near, or the nearest moment to that middle in reach; `time` itself where it lies in a silence already, none stands out,
 * or there are no peaks so far on. Seconds; `values` are loudest samples, of either sign, each of `secondsPerPeak`, the first from 0 s. Peaks that are no
 * numbers are not silent; a time, a window or a length of peaks that is none, or not above 0, answers `time`.
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

/** Seconds to the nearer end of the stretch; 0 within it. */
function distance({ start, end }: { start: number; end: number }, time: number): number {
  return Math.max(0, start - time, time - end)
}
