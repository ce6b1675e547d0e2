import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aimFrame } from './aim-frame'
import { estimateRefreshInterval } from './estimate-refresh-interval'
import { trackMediaClock, type ClockTrack } from './track-media-clock'

const REFRESH = 1000 / 60

interface Playback {
  /** Media seconds at a moment in milliseconds, as a browser reports them. */
  readonly read: (milliseconds: number) => number
  readonly rate: number
  readonly frames?: number
  /** Milliseconds by which the callback of a frame begins late. */
  readonly lateness?: (frame: number) => number
}

/** Plays and returns, for each frame, its aim and the middle of its time on the screen. */
function play({ read, rate, frames = 240, lateness = () => 1 }: Playback) {
  let track: ClockTrack | null = null
  let previousSeconds: number | null = null
  return Array.from({ length: frames }, (_, frame) => {
    const frameMilliseconds = 1000 + frame * REFRESH
    const milliseconds = frameMilliseconds + lateness(frame)
    track = trackMediaClock(track, { seconds: read(milliseconds), milliseconds }, rate)
    const aim = aimFrame({
      track,
      rate,
      frameMilliseconds,
      refreshMilliseconds: REFRESH,
      delaySeconds: 0,
      limitSeconds: Infinity,
      previousSeconds,
    })
    previousSeconds = aim
    return { aim, middle: frameMilliseconds + 1.5 * REFRESH }
  })
}

const rates = fc.constantFrom(0.5, 0.75, 1, 1.25, 1.5, 1.75, 2)

describe('a frame shows what is heard in the middle of its time on the screen', () => {
  test('with a clock that moves continuously and departs from its line by some milliseconds', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 9 }), (rate, departure, period) => {
        const exact = (milliseconds: number) => ((milliseconds - 1000) / 1000) * rate
        const read = (milliseconds: number) =>
          exact(milliseconds) + (departure / 1000) * Math.sin(milliseconds / (200 * period))
        for (const { aim, middle } of play({ read, rate }).slice(2))
          expect(Math.abs(aim - exact(middle)) / rate).toBeLessThan(0.001 + (2 * departure) / 1000 / rate)
      }),
    )
  })

  test('with a clock that moves in steps of 40 ms of media, within 5 ms after a second', () => {
    fc.assert(
      fc.property(rates, fc.double({ min: 0, max: 0.04, noNaN: true }), (rate, phase) => {
        const exact = (milliseconds: number) => ((milliseconds - 1000) / 1000) * rate + phase
        const read = (milliseconds: number) => Math.floor(exact(milliseconds) / 0.04) * 0.04
        const errors = play({ read, rate })
          .slice(60)
          .map(({ aim, middle }) => (aim - exact(middle)) / rate)
        for (const error of errors) {
          expect(error).toBeLessThan(0.001)
          expect(error).toBeGreaterThan(-0.005)
        }
      }),
      // The largest error of all.
      { examples: [[0.5, 0.0045]] },
    )
  })

  test('at half a frame more for each refresh that its callback missed', () => {
    const exact = (milliseconds: number) => (milliseconds - 1000) / 1000
    const late = play({ read: exact, rate: 1, lateness: (frame) => (frame % 7 === 6 ? 20 : 1) })
    for (const [frame, { aim, middle }] of late.slice(2).entries()) {
      const missed = (frame + 2) % 7 === 6 ? REFRESH : 0
      expect(aim).toBeCloseTo(exact(middle + missed), 3)
    }
  })
})

test('times never go back, whatever a clock reads within a tenth of a second', () => {
  fc.assert(
    fc.property(
      rates,
      fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 240, maxLength: 240 }),
      (rate, noise) => {
        const read = (milliseconds: number) => {
          const frame = Math.floor((milliseconds - 1000) / REFRESH)
          return ((milliseconds - 1000 + (noise[frame] ?? 0)) / 1000) * rate
        }
        const aims = play({ read, rate }).map(({ aim }) => aim)
        for (const [index, aim] of aims.entries()) expect(aim).toBeGreaterThanOrEqual(aims[index - 1] ?? -Infinity)
      },
    ),
  )
})

test('a clock that stands still without saying so is followed for 60 ms of media at most', () => {
  fc.assert(
    fc.property(rates, fc.boolean(), (rate, isStepped) => {
      const stop = 2
      const exact = (milliseconds: number) => Math.min(stop, ((milliseconds - 1000) / 1000) * rate)
      const read = (milliseconds: number) =>
        isStepped ? Math.floor(exact(milliseconds) / 0.04) * 0.04 : exact(milliseconds)
      const aims = play({ read, rate, frames: 480 }).map(({ aim }) => aim)
      const ahead = 0.06 + (2.5 * REFRESH * rate) / 1000
      expect(Math.max(...aims)).toBeLessThanOrEqual(stop + ahead + 1e-9)
    }),
  )
})

test('no frame runs ahead of a pause, a loop end or a chapter end', () => {
  fc.assert(
    fc.property(rates, fc.double({ min: 0.002, max: 0.1, noNaN: true }), (rate, distance) => {
      const first = trackMediaClock(null, { seconds: 5 - 0.016 * rate, milliseconds: 984 }, rate)
      const track = trackMediaClock(first, { seconds: 5, milliseconds: 1000 }, rate)
      const frame = { track, rate, frameMilliseconds: 1000, refreshMilliseconds: REFRESH, previousSeconds: null }
      const limitSeconds = 5 + distance
      const aim = aimFrame({ ...frame, delaySeconds: -0.5, limitSeconds })
      expect(aim).toBeLessThan(limitSeconds)
    }),
  )
})

test('before playback has moved, a frame shows the time of the clock', () => {
  const track = trackMediaClock(null, { seconds: 5, milliseconds: 1000 }, 1)
  const frame = { track, rate: 1, frameMilliseconds: 1000, refreshMilliseconds: REFRESH, limitSeconds: Infinity }
  expect(aimFrame({ ...frame, delaySeconds: 0, previousSeconds: null })).toBe(5)
})

test('a delay of the sound shows words later, by real seconds at any rate', () => {
  fc.assert(
    fc.property(rates, fc.integer({ min: -500, max: 500 }), (rate, delay) => {
      const first = trackMediaClock(null, { seconds: 5 - 0.016 * rate, milliseconds: 984 }, rate)
      const track = trackMediaClock(first, { seconds: 5, milliseconds: 1000 }, rate)
      const frame = { track, rate, frameMilliseconds: 1000, refreshMilliseconds: REFRESH, previousSeconds: null }
      const [soon, late] = [0, delay / 1000].map((delaySeconds) =>
        aimFrame({ ...frame, delaySeconds, limitSeconds: Infinity }),
      )
      expect((soon! - late!) / rate).toBeCloseTo(delay / 1000, 9)
    }),
  )
})

describe('estimateRefreshInterval', () => {
  test('is that of the screen, if fewer than half of the frames are late', () => {
    fc.assert(
      fc.property(fc.constantFrom(60, 90, 120, 144), fc.integer({ min: 1, max: 8 }), (hertz, every) => {
        const refresh = 1000 / hertz
        const frames = Array.from({ length: 15 }, (_, frame) => (frame % (every + 2) === 0 ? 2 * refresh : refresh))
        expect(estimateRefreshInterval(frames)).toBe(refresh)
      }),
    )
  })

  test('is that of 60 Hz without a measurement', () => {
    expect(estimateRefreshInterval([])).toBeCloseTo(16.67, 1)
    expect(estimateRefreshInterval([0.1, 3000, Number.NaN])).toBeCloseTo(16.67, 1)
  })
})
