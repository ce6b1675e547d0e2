/** The next action of a player that repeats a range; `to` is in seconds. */
export type RepeatAction = { action: 'continue' } | { action: 'seek'; to: number; played: number } | { action: 'stop' }

/**
 * Returns the action of a player that repeats `[start, end)` at `time`: continue, seek back to the start, or stop. Times are
 * media seconds. A range without length, or whose start or count is not a number, stops immediately, because repeating it
 * would never end. A time that is not a number continues.
 * @param o.count how often the range is played in all; null repeats until stopped
 * @param o.played how often it has been played to its end; pass on the number returned with 'seek'. A negative number or NaN
 *   counts as 0
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
