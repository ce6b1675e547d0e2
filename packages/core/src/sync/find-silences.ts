/** Peaks up to this share of the window's range above its quietest one count as silence. */
const QUIET_SHARE = 0.1
/** Where the loudest peak is not this much above the quietest, all is speech or all is silence. */
const LEAST_CONTRAST = 2

/**
 * The silences that reach into the peaks `[from, to)`, in their whole length, as half-open runs of indices; none where
 * nothing stands out. Peaks are levels of either sign.
 */
export function findSilences(values: ArrayLike<number>, from: number, to: number): [first: number, end: number][] {
  let quietest = Infinity
  let loudest = 0
  for (let at = from; at < to; at += 1) {
    const level = Math.abs(values[at] ?? NaN)
    if (level < quietest) quietest = level
    if (level > loudest) loudest = level
  }
  if (loudest <= 0 || loudest < LEAST_CONTRAST * quietest) return []
  const quiet = quietest + QUIET_SHARE * (loudest - quietest)
  const isQuiet = (at: number): boolean => Math.abs(values[at] ?? NaN) <= quiet
  const runs: [number, number][] = []
  let first = from
  while (isQuiet(first - 1) && isQuiet(first)) first -= 1
  for (let at = from; at < to; at += 1) {
    if (!isQuiet(at)) {
      first = at + 1
      continue
    }
    while (isQuiet(at + 1)) at += 1
    runs.push([first, at + 1])
  }
  return runs
}
