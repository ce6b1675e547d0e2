import type { PlaybackClock } from '@lectern/core/playback'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { watchStop } from './watch-stop'

/** A media clock that moves in steps, and timers that run late. */
function simulate(o: { rate: number; stepSeconds: number; lateMilliseconds: number; from: number }) {
  let now = 0
  let mediaAtZero = o.from
  let isPlaying = true
  const listeners = new Set<() => void>()
  const waiting: { at: number; run: () => void }[] = []
  const heard = () => mediaAtZero + (isPlaying ? (now / 1000) * o.rate : 0)
  const clock: PlaybackClock = {
    now: () => (o.stepSeconds === 0 ? heard() : Math.floor(heard() / o.stepSeconds) * o.stepSeconds),
    get isPlaying() {
      return isPlaying
    },
    rate: o.rate,
    onDiscontinuity(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const timers = {
    milliseconds: () => now,
    after(milliseconds: number, run: () => void) {
      const timer = { at: now + milliseconds + o.lateMilliseconds, run }
      waiting.push(timer)
      return () => {
        const index = waiting.indexOf(timer)
        if (index >= 0) waiting.splice(index, 1)
      }
    },
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    clock,
    timers,
    heard,
    pause() {
      mediaAtZero = heard()
      isPlaying = false
      notify()
    },
    play() {
      mediaAtZero -= (now / 1000) * o.rate
      isPlaying = true
      notify()
    },
    jumpTo(seconds: number) {
      mediaAtZero = seconds - (now / 1000) * o.rate
      notify()
    },
    /** Runs timers in order for so long. */
    run(milliseconds: number) {
      const end = now + milliseconds
      for (;;) {
        const next = waiting.toSorted((a, b) => a.at - b.at)[0]
        if (next === undefined || next.at > end) break
        waiting.splice(waiting.indexOf(next), 1)
        now = next.at
        next.run()
      }
      now = end
    },
  }
}

const rate = fc.constantFrom(0.5, 1, 2)

it('stops within the lateness of a timer at any rate, on a continuous clock', () => {
  fc.assert(
    fc.property(
      rate,
      fc.double({ min: 0.01, max: 8, noNaN: true }),
      fc.integer({ min: 0, max: 3 }),
      (speed, stopSeconds, lateMilliseconds) => {
        const media = simulate({ rate: speed, stepSeconds: 0, lateMilliseconds, from: 0 })
        const over: number[] = []
        watchStop({
          ...media,
          findStop: () => stopSeconds,
          onReach: () => void over.push(((media.heard() - stopSeconds) / speed) * 1000),
        })
        media.run(20_000)
        expect(over).toHaveLength(1)
        expect(over[0]).toBeGreaterThanOrEqual(-0.6)
        expect(over[0]).toBeLessThanOrEqual(lateMilliseconds + 0.6)
      },
    ),
  )
})

it('stops within 12 ms on a clock that moves by 40 ms, after a second of playing', () => {
  fc.assert(
    fc.property(rate, fc.double({ min: 2, max: 8, noNaN: true }), (speed, stopSeconds) => {
      const media = simulate({ rate: speed, stepSeconds: 0.04, lateMilliseconds: 1, from: 0 })
      const over: number[] = []
      watchStop({
        ...media,
        findStop: () => stopSeconds,
        onReach: () => void over.push(((media.heard() - stopSeconds) / speed) * 1000),
      })
      media.run(20_000)
      expect(over).toHaveLength(1)
      expect(Math.abs(over[0] ?? Infinity)).toBeLessThanOrEqual(12)
    }),
  )
})

/** Finds a stop, but not from just before it or behind it, like the stops of a repeat. */
const findOnly = (stopSeconds: number) => (seconds: number) => (seconds < stopSeconds - 0.02 ? stopSeconds : Infinity)
/** Milliseconds after a stop, in which a late timer has not reached it. */
const over = fc.integer({ min: 0, max: 900 })

it('reaches a stop that playback has run over when the stops are looked for again', () => {
  fc.assert(
    fc.property(rate, fc.double({ min: 2, max: 8, noNaN: true }), over, (speed, stopSeconds, overMilliseconds) => {
      const media = simulate({ rate: speed, stepSeconds: 0, lateMilliseconds: 1000, from: 0 })
      const reached: number[] = []
      const watch = watchStop({ ...media, findStop: findOnly(stopSeconds), onReach: (stop) => void reached.push(stop) })
      media.run((stopSeconds / speed) * 1000 + overMilliseconds)
      if (reached.length === 0) watch.refresh()
      expect(reached).toEqual([stopSeconds])
      watch.end()
    }),
  )
})

it('reaches a stop that playback ran over before a pause once it plays again', () => {
  fc.assert(
    fc.property(rate, fc.double({ min: 2, max: 8, noNaN: true }), over, (speed, stopSeconds, overMilliseconds) => {
      const media = simulate({ rate: speed, stepSeconds: 0, lateMilliseconds: 1000, from: 0 })
      const reached: number[] = []
      watchStop({ ...media, findStop: findOnly(stopSeconds), onReach: (stop) => void reached.push(stop) })
      media.run((stopSeconds / speed) * 1000 + overMilliseconds)
      fc.pre(reached.length === 0)
      media.pause()
      media.run(60_000)
      expect(reached).toEqual([])
      media.play()
      expect(reached).toEqual([stopSeconds])
    }),
  )
})

it('reaches no stop that a seek passes over, nor any while paused', () => {
  const reached: number[] = []
  const stops = [1, 5]
  const media = simulate({ rate: 1, stepSeconds: 0, lateMilliseconds: 1, from: 0 })
  const watch = watchStop({
    ...media,
    findStop: (seconds) => stops.find((stop) => stop > seconds) ?? Infinity,
    onReach: (stop) => void reached.push(stop),
  })
  media.run(500)
  media.jumpTo(3)
  media.run(1000)
  expect(reached).toEqual([])
  media.pause()
  media.run(60_000)
  expect(reached).toEqual([])
  watch.end()
})
