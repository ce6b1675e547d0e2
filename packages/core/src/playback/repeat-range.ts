export type RepeatAction = { action: 'continue' } | { action: 'seek'; to: number; played: number } | { action: 'stop' }

/**
 * What a player that repeats `[start, end)` does at `time`: play on, go back to the start, or stop. Times are media seconds.
 * A range without length stops at once, because repeating it would never end.
 * @param o.count how often the range is heard in all; null repeats until stopped
 * @param o.played how often it has been heard to its end so far; hand on the one answered with a 'seek'
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
  if (!(o.start < o.end)) return { action: 'stop' }
  if (o.count !== null && o.played >= o.count) return { action: 'stop' }
  if (!(o.time >= o.end)) return { action: 'continue' }

  const played = o.played + 1
  return o.count !== null && played >= o.count ? { action: 'stop' } : { action: 'seek', to: o.start, played }
}
