import { describe, expect, test } from 'vitest'
import type { PlaybackClock } from '@lectern/core/playback'
import { pollPosition } from './poll-position'

/** A fake clock and timer that share one time in milliseconds. */
function createStage(o: { isPlaying: boolean }) {
  let nowMilliseconds = 0
  let { isPlaying } = o
  const listeners = new Set<() => void>()
  const timers = new Map<number, { due: number; every: number; run: () => void }>()
  let handles = 0
  const clock: PlaybackClock = {
    now: () => nowMilliseconds / 1000,
    get isPlaying() {
      return isPlaying
    },
    rate: 1,
    onDiscontinuity: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
  }
  const every = (milliseconds: number, run: () => void) => {
    const handle = ++handles
    timers.set(handle, { due: nowMilliseconds + milliseconds, every: milliseconds, run })
    return () => void timers.delete(handle)
  }
  const reported: number[] = []
  const stop = pollPosition(clock, every, (seconds) => reported.push(seconds))
  return {
    reported,
    stop,
    left: () => timers.size + listeners.size,
    pass(milliseconds: number) {
      const end = nowMilliseconds + milliseconds
      for (; nowMilliseconds < end; nowMilliseconds += 1) {
        for (const timer of timers.values()) {
          if (timer.due !== nowMilliseconds) continue
          timer.due += timer.every
          timer.run()
        }
      }
    },
    turn(on: boolean) {
      isPlaying = on
      for (const listener of listeners) listener()
    },
  }
}

describe('pollPosition', () => {
  test('reports the position every 100 ms while playing, and not while paused [PLAY-002]', () => {
    const stage = createStage({ isPlaying: false })
    stage.pass(1000)
    expect(stage.reported).toEqual([])
    stage.turn(true)
    stage.pass(351)
    expect(stage.reported).toEqual([1.1, 1.2, 1.3])
    stage.turn(false)
    stage.pass(1000)
    expect(stage.reported).toEqual([1.1, 1.2, 1.3])
  })

  test('is not delayed by seeks and changes of rate', () => {
    const stage = createStage({ isPlaying: true })
    for (let time = 0; time < 10; time += 1) {
      stage.pass(60)
      stage.turn(true)
    }
    expect(stage.reported).toEqual([0.1, 0.2, 0.3, 0.4, 0.5])
  })

  test('starts immediately if already playing, and clears its timer when stopped', () => {
    const stage = createStage({ isPlaying: true })
    stage.pass(101)
    stage.stop()
    stage.pass(500)
    expect(stage.reported).toEqual([0.1])
    expect(stage.left()).toBe(0)
  })
})
