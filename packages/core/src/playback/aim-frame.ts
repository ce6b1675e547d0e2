import { estimateMediaTime } from './estimate-media-time'
import type { ClockTrack } from './track-media-clock'

/** A frame to draw, and what is known of the clock. */
export interface FrameAim {
  readonly track: ClockTrack
  /** Playback rate, 0 while paused. */
  readonly rate: number
  /** Timestamp of the animation frame that is being drawn, in the milliseconds of the readings. */
  readonly frameMilliseconds: number
  readonly refreshMilliseconds: number
  /** Real seconds by which the sound is heard after the media time, and those that the reader adds; negative is before. */
  readonly delaySeconds: number
  /** Media time of the next pause, loop end or chapter end, which playback may not pass; Infinity without one. */
  readonly limitSeconds: number
  /** The aim of the frame before, if nothing jumped in between. */
  readonly previousSeconds: number | null
}

/** Intervals exclude their end: just before it the last word still sounds. */
const JUST_BEFORE_SECONDS = 1e-3
/** Clocks step back a little, shortly after they start. A step larger than this, in real seconds, is a jump. */
const STEP_BACK_SECONDS = 0.1
/** The frame being drawn is on the screen from the next refresh to the one after: its middle is this many refreshes away. */
const REFRESHES_TO_MIDDLE = 1.5

/**
 * Returns the media time to draw in a frame, in seconds: what is heard in the middle of the frame's time on the screen. Words then light up
 * as often too early as too late, by half a frame at most. The time never runs ahead of a pause, and never back.
 *
 * @example
 * const first = trackMediaClock(null, { seconds: 2, milliseconds: 1000 }, 1)
 * const track = trackMediaClock(first, { seconds: 2.01, milliseconds: 1010 }, 1)
 * const frame = { track, rate: 1, frameMilliseconds: 1010, refreshMilliseconds: 10, delaySeconds: 0, previousSeconds: null }
 * aimFrame({ ...frame, limitSeconds: Infinity }) // => 2.025
 * aimFrame({ ...frame, limitSeconds: 2.02 }) // => 2.019
 */
export function aimFrame(o: FrameAim): number {
  const { track, rate, refreshMilliseconds, limitSeconds, previousSeconds } = o
  // A callback that begins late misses the refresh that its frame was meant for.
  const missed = Math.max(0, Math.floor((track.last.milliseconds - o.frameMilliseconds) / refreshMilliseconds))
  const middle = o.frameMilliseconds + (missed + REFRESHES_TO_MIDDLE) * refreshMilliseconds
  const heard = estimateMediaTime(track, middle, rate) - o.delaySeconds * rate
  const isBeforeLimit = track.last.seconds < limitSeconds
  const aim = isBeforeLimit ? Math.min(heard, limitSeconds - JUST_BEFORE_SECONDS) : heard
  const isStepBack =
    previousSeconds !== null && aim < previousSeconds && previousSeconds - aim < STEP_BACK_SECONDS * rate
  return isStepBack ? previousSeconds : aim
}
