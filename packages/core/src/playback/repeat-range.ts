/** What a player that repeats a range does next; `to` is in seconds. */
export type RepeatAction = { action: 'continue' } | { action: 'seek'; to: number; played: number } | { action: 'stop' }

/**
 * What a player that repeats `[start, end)` does at `time`: play on, go back to the start, or stop. Times are media seconds.
 * A range without length, or whose start or count is not a number, stops at once, because repeating it would never end; at
 * a time that is not a number it plays on.
 * @param o.count how often the range is heard in all; null repeats until stopped
 * @param o.played how often it has been heard to its end so far; hand on the one answered with a 'seek'. Below 0, or no
 *   number, counts as 0
 *
 * @example
 * const range = { start: 2, end: 4, count: 2 }
 * repeatRange({ ...range, played: 0, time: 3 }) // => { action: 'continue' }
 * repeatRange({ ...range, played: 0, time: 4 }) // => { action: 'seek', to: 2, played: 1 }
 * repeatRange({ ...range, played: 1, time: 4 }) // => { action: 'stop' }
 */
export function repeatRange(o: {
  start: number
  end: number
  count: number | null
  played: number
  time: number
}): RepeatAction {
  const count = o.count ?? Infinity
  const before = o.played > 0 ? o.played : 0
  if (!(o.start < o.end) || !Number.isFinite(o.start) || !(before < count)) return { action: 'stop' }
  if (!(o.time >= o.end)) return { action: 'continue' }

  const played = before + 1
  return played >= count ? { action: 'stop' } : { action: 'seek', to: o.start, played }
}
