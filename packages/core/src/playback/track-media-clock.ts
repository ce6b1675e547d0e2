/** One reading of a media clock. */
export interface ClockReading {
  /** Media time. */
  readonly seconds: number
  /** Real time of the reading, of any clock that does not jump, such as `performance.now()`. */
  readonly milliseconds: number
}

/** State of a media clock, from its readings since the last discontinuity. */
export interface ClockTrack {
  readonly last: ClockReading
  /** A point of the line on which the clock moves: the last reading, or what earlier readings say about that moment. */
  readonly anchor: ClockReading
  /** False until two readings differ, and while the clock stands still. */
  readonly isMoving: boolean
  /** Share of the latest readings that repeat the one before, 0 to 1. */
  readonly repeated: number
}

/** Weight of a reading in the share of repeated ones. */
const WEIGHT = 0.1
/** A share above this is that of a clock that moves in steps: Firefox moves by 40 ms of media, whatever the rate. */
const STEPPED_SHARE = 0.05
/** A clock further than this behind its line, in media seconds, has stalled: one step and a half. */
const STALLED_SECONDS = 0.06
/** The line of a stepped clock falls this much, in media seconds a second, so that one reading too high is forgotten. */
const FALL = 0.004

/**
 * Adds a reading to what is known of a media clock. A clock that moves in steps reads too low between them, never too high, so
 * its line goes through its highest readings. One that moves continuously is where it was last read.
 *
 * @param track null at first and after each discontinuity: play, pause, a seek, another rate
 * @param rate playback rate, 0 while paused
 *
 * @example
 * const first = trackMediaClock(null, { seconds: 2, milliseconds: 100 }, 1)
 * first.isMoving // => false
 * trackMediaClock(first, { seconds: 2.016, milliseconds: 116 }, 1).isMoving // => true
 */
export function trackMediaClock(track: ClockTrack | null, reading: ClockReading, rate: number): ClockTrack {
  if (track === null) return { last: reading, anchor: reading, isMoving: false, repeated: 0 }
  const { last, anchor } = track
  const isRepeated = reading.seconds === last.seconds
  const repeated = track.isMoving ? track.repeated + WEIGHT * ((isRepeated ? 1 : 0) - track.repeated) : 0
  if (!track.isMoving) return { last: reading, anchor: reading, isMoving: reading.seconds > last.seconds, repeated }

  const elapsedSeconds = (reading.milliseconds - anchor.milliseconds) / 1000
  const expected = anchor.seconds + elapsedSeconds * rate
  const behind = expected - reading.seconds
  const isStalled = behind > STALLED_SECONDS
  if (repeated < STEPPED_SHARE || behind <= 0 || isStalled)
    return { last: reading, anchor: reading, isMoving: !(isStalled && isRepeated), repeated }
  const seconds = expected - Math.min(behind, FALL * elapsedSeconds * rate)
  return { last: reading, anchor: { seconds, milliseconds: reading.milliseconds }, isMoving: true, repeated }
}
