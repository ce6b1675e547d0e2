import {
  estimateMediaTime,
  trackMediaClock,
  type ClockReading,
  type ClockTrack,
  type PlaybackClock,
} from '@lectern/core/playback'

/** Timers on the clock of the frames' timestamps. */
export interface StopTimers {
  milliseconds(): number
  /** Calls `run` once, never early. Returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void
}

export interface StopWatchOptions {
  readonly clock: PlaybackClock
  readonly timers: StopTimers
  /** Returns the media time of the next stop after `seconds`; Infinity without one. */
  readonly findStop: (seconds: number) => number
  /** Called when playback reaches a stop, but not when it jumps over one. */
  readonly onReach: (stopSeconds: number) => void
}

export interface StopWatch {
  /** Looks for the next stop again, after the stops have changed. */
  refresh(): void
  end(): void
}

/** Real time before the stop in which the clock is read often, because the clocks of some browsers move in steps. */
const NEAR_MILLISECONDS = 250
const READ_EVERY_MILLISECONDS = 8
/** The clock is this near to the stop when it has reached it. */
const REACHED_MILLISECONDS = 0.5
/** A clock further than this from where its rate takes it has jumped. In media seconds, a step and a half of a stepped clock. */
const JUMP_SECONDS = 0.06
/** A pending stop is looked for again from this much before it. */
const BEFORE_STOP_SECONDS = 0.05

/**
 * Watches for stops of the narration by timers, which are more exact than animation frames: playback runs over the stop by
 * the lateness of a timer only. A stop that playback has run over is reached also if the stops are looked for again before the
 * timer runs. It is idle while the clock is.
 */
export function watchStop({ clock, timers, findStop, onReach }: StopWatchOptions): StopWatch {
  let cancel: (() => void) | null = null
  let track: ClockTrack | null = null
  let stopSeconds = Infinity
  let heard: (ClockReading & { readonly rate: number }) | null = null

  /** Reads the clock. Returns true if playback has got there without a jump since it was last read. */
  const hear = () => {
    const before = heard
    const milliseconds = timers.milliseconds()
    heard = { seconds: clock.now(), milliseconds, rate: clock.isPlaying ? clock.rate : 0 }
    if (before === null) return false
    const expected = before.seconds + ((milliseconds - before.milliseconds) / 1000) * before.rate
    return heard.seconds <= expected + JUMP_SECONDS
  }
  const wait = () => {
    cancel?.()
    cancel = null
    hear()
    const { rate } = clock
    if (!clock.isPlaying || !(rate > 0) || stopSeconds === Infinity) return
    const milliseconds = timers.milliseconds()
    track = trackMediaClock(track, { seconds: clock.now(), milliseconds }, rate)
    const left = ((stopSeconds - estimateMediaTime(track, milliseconds, rate)) / rate) * 1000
    if (left <= REACHED_MILLISECONDS) {
      const reached = stopSeconds
      stopSeconds = Infinity
      onReach(reached)
      return
    }
    const isNear = left <= NEAR_MILLISECONDS
    cancel = timers.after(isNear ? Math.min(left, READ_EVERY_MILLISECONDS) : left - NEAR_MILLISECONDS, wait)
  }
  const refresh = () => {
    track = null
    const from = hear() ? stopSeconds - BEFORE_STOP_SECONDS : Infinity
    stopSeconds = findStop(Math.min(clock.now(), from))
    wait()
  }
  const stopListening = clock.onDiscontinuity(refresh)
  refresh()
  return {
    refresh,
    end() {
      stopListening()
      cancel?.()
      cancel = null
    },
  }
}
