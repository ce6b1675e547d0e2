/** Peaks up to this fraction of the window's range above its quietest peak are silence. */
const QUIET_FRACTION = 0.1
/** If the loudest peak is not this many times the quietest, the window is all speech or all silence. */
const MIN_CONTRAST = 2

/**
 * Finds the silences that overlap the peaks `[from, to)`, each at its full length, as half-open index ranges. Returns none if
 * no peak stands out. Peaks are levels of either sign; one that is not a number is not silent.
 */
export function findSilences(values: ArrayLike<number>, from: number, to: number): [first: number, end: number][] {
  let quietest = Infinity
  let loudest = 0
  const levelAt = (at: number): number => Math.abs(values[at] ?? NaN)
  for (let at = from; at < to; at += 1) {
    const level = levelAt(at)
    if (level < quietest) quietest = level
    if (level > loudest) loudest = level
  }
  if (loudest <= 0 || loudest < MIN_CONTRAST * quietest) return []
  const quiet = quietest + QUIET_FRACTION * (loudest - quietest)
  const isQuiet = (at: number): boolean => levelAt(at) <= quiet
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
