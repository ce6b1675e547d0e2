import {
  aimFrame,
  estimateRefreshInterval,
  trackMediaClock,
  type ClockReading,
  type ClockTrack,
} from '@lectern/core/playback'

/** A page that has drawn no frame for so long is hidden. */
const HIDDEN_MILLISECONDS = 100
/** Frames run ahead of the clock by less; a larger difference is a jump. In media seconds. */
const NEAR_SECONDS = 0.2
/** The frames whose distances show the screen's refresh rate. */
const FRAMES_MEASURED = 15

export interface FrameRequest {
  readonly reading: ClockReading
  /** Timestamp of the frame that is being drawn; null outside of frames, when nothing can be said about the screen. */
  readonly frameMilliseconds: number | null
  readonly isPlaying: boolean
  readonly rate: number
  /** Real seconds by which words light up later than their sound; negative is earlier. */
  readonly delaySeconds: number
  /** Media time that playback may not pass; Infinity without one. */
  readonly limitSeconds: number
}

/** Times to draw, frame by frame. */
export interface FrameTimes {
  /** Returns the media time to draw now. */
  next(request: FrameRequest): number
  /** Forgets the clock's movement, after play, pause, a seek or another rate. */
  restart(): void
}

/** Follows a playback clock and the screen's frames: `aimFrame` with the state that it needs from frame to frame. */
export function followFrameTimes(): FrameTimes {
  let track: ClockTrack | null = null
  let previousSeconds: number | null = null
  let previousFrame: number | null = null
  const distances: number[] = []

  return {
    next({ reading, frameMilliseconds, isPlaying, rate, delaySeconds, limitSeconds }) {
      const heard = reading.seconds - delaySeconds * rate
      if (frameMilliseconds === null || !isPlaying) {
        // A word that was lit a little ahead stays lit, also when the next frame comes late.
        if (isPlaying && previousSeconds !== null && Math.abs(previousSeconds - heard) < NEAR_SECONDS) {
          const isLate = previousFrame === null || reading.milliseconds - previousFrame >= HIDDEN_MILLISECONDS
          previousSeconds = isLate ? Math.max(previousSeconds, heard) : previousSeconds
          return previousSeconds
        }
        previousFrame = null
        previousSeconds = null
        return heard
      }
      track = trackMediaClock(track, reading, rate)
      if (previousFrame !== null) distances.push(frameMilliseconds - previousFrame)
      if (distances.length > FRAMES_MEASURED) distances.shift()
      previousFrame = frameMilliseconds
      const refreshMilliseconds = estimateRefreshInterval(distances)
      const aim = { track, rate, frameMilliseconds, refreshMilliseconds, delaySeconds, limitSeconds, previousSeconds }
      previousSeconds = aimFrame(aim)
      return previousSeconds
    },
    restart() {
      track = null
    },
  }
}
