/** Length of the fading out, in seconds. */
const FADE_SECONDS = 8

export interface SleepStep {
  /** Whole seconds until the narration stops; 0 when it has to stop. */
  readonly secondsLeft: number
  /** From 1 down to 0. */
  readonly volume: number
}

/**
 * Returns what a sleep timer does at a moment: the narration becomes quieter in the last seconds, and stops at the end.
 *
 * @example
 * planSleep({ endsAt: 60_000, now: 0 }) // => { secondsLeft: 60, volume: 1 }
 * planSleep({ endsAt: 60_000, now: 56_000 }) // => { secondsLeft: 4, volume: 0.5 }
 */
export function planSleep({ endsAt, now }: { readonly endsAt: number; readonly now: number }): SleepStep {
  const seconds = Math.max(0, (endsAt - now) / 1000)
  return { secondsLeft: Math.ceil(seconds), volume: Math.min(1, seconds / FADE_SECONDS) }
}
