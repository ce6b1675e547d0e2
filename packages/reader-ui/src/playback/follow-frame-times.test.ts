import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followFrameTimes } from './follow-frame-times'

const REFRESH = 1000 / 60
const request = { isPlaying: true, rate: 1, delaySeconds: 0, limitSeconds: Infinity }

/** Plays frames from a moment on, and returns the times to draw. */
function playFrames(times = followFrameTimes(), start = 1000, frames = 6) {
  const drawn = Array.from({ length: frames }, (_, frame) => {
    const frameMilliseconds = start + frame * REFRESH
    const reading = { seconds: frameMilliseconds / 1000, milliseconds: frameMilliseconds }
    return times.next({ ...request, reading, frameMilliseconds })
  })
  return { times, drawn, end: start + (frames - 1) * REFRESH }
}
const at = (milliseconds: number) => ({ seconds: milliseconds / 1000, milliseconds })

test('from the second frame on, the time is that of the middle of the frame on the screen', () => {
  const { drawn } = playFrames()
  expect(drawn[0]).toBe(1)
  for (const [frame, seconds] of drawn.slice(1).entries())
    expect(seconds).toBeCloseTo(1 + ((frame + 2.5) * REFRESH) / 1000, 9)
})

test('an event between two frames changes nothing', () => {
  const { times, drawn, end } = playFrames()
  times.restart()
  const seconds = times.next({ ...request, reading: at(end + 5), frameMilliseconds: null })
  expect(seconds).toBe(drawn.at(-1))
})

test('a pause, a jump and a hidden page show the time of the clock at once', () => {
  const paused = playFrames()
  const reading = at(paused.end + 5)
  expect(paused.times.next({ ...request, isPlaying: false, reading, frameMilliseconds: null })).toBe(reading.seconds)

  const jumped = playFrames()
  const there = { seconds: 42, milliseconds: jumped.end + 5 }
  expect(jumped.times.next({ ...request, reading: there, frameMilliseconds: null })).toBe(42)

  const hidden = playFrames()
  const later = at(hidden.end + 250)
  expect(hidden.times.next({ ...request, reading: later, frameMilliseconds: null })).toBe(later.seconds)
})

test('no time goes back when playback restarts in the middle, as after "playing" and "waiting"', () => {
  const { times, drawn, end } = playFrames()
  times.restart()
  const again = playFrames(times, end + REFRESH)
  const all = [...drawn, ...again.drawn]
  expect(all).toEqual(all.toSorted((a, b) => a - b))
})

test('no time goes back when frames and events come late', () => {
  const milliseconds = fc.integer({ min: 1, max: 400 })
  const steps = fc.array(
    fc.record({ isFrame: fc.boolean(), afterMilliseconds: milliseconds, lateMilliseconds: milliseconds }),
  )
  fc.assert(
    fc.property(steps, (later) => {
      const { times, drawn, end } = playFrames()
      const all = [...drawn]
      let now = end
      for (const { isFrame, afterMilliseconds, lateMilliseconds } of later) {
        now += afterMilliseconds
        const frameMilliseconds = isFrame ? now - lateMilliseconds : null
        all.push(times.next({ ...request, reading: at(now), frameMilliseconds }))
      }
      expect(all).toEqual(all.toSorted((a, b) => a - b))
    }),
  )
})
