import { describe, expect, it } from 'vitest'
import { runFrames } from './run-frames'

function stage() {
  let time = 0
  let isPlaying = false
  const pending = new Map<number, (frameMilliseconds: number) => void>()
  const discontinuities = new Set<() => void>()
  const coarse = new Set<() => void>()
  const ticks: number[] = []
  const stamps: (number | null)[] = []
  let handles = 0
  const stop = runFrames(
    {
      now: () => time,
      get isPlaying() {
        return isPlaying
      },
      rate: 1,
      onDiscontinuity: (listener) => (discontinuities.add(listener), () => discontinuities.delete(listener)),
    },
    {
      requestFrame: (callback) => (pending.set(++handles, callback), handles),
      milliseconds: () => time * 1000,
      cancelFrame: (handle) => void pending.delete(handle),
      onCoarseTick: (listener) => (coarse.add(listener), () => coarse.delete(listener)),
    },
    ({ seconds }, frameMilliseconds) => {
      ticks.push(seconds)
      stamps.push(frameMilliseconds)
    },
  )
  return {
    ticks,
    stamps,
    pending,
    stop,
    listeners: () => discontinuities.size + coarse.size,
    change(to: { time?: number; isPlaying?: boolean }) {
      time = to.time ?? time
      isPlaying = to.isPlaying ?? isPlaying
      for (const listener of discontinuities) listener()
    },
    hiddenTick(at: number) {
      time = at
      for (const listener of coarse) listener()
    },
    frame(at: number) {
      time = at
      const [next] = pending
      if (next === undefined) throw new Error('No frame was asked for.')
      pending.delete(next[0])
      next[1](at * 1000)
    },
  }
}

describe('runFrames', () => {
  it('requests no frame while paused', () => {
    const { pending, ticks } = stage()
    expect(pending.size).toBe(0)
    expect(ticks).toEqual([0])
  })
  it('ticks immediately on play, seek and pause, before the next frame', () => {
    const scene = stage()
    scene.change({ isPlaying: true })
    scene.change({ time: 7 })
    scene.change({ isPlaying: false, time: 7.2 })
    expect(scene.ticks).toEqual([0, 0, 7, 7.2])
  })
  it('ticks once per frame while playing and requests one frame at a time', () => {
    const scene = stage()
    scene.change({ isPlaying: true })
    scene.change({ time: 1 })
    expect(scene.pending.size).toBe(1)
    scene.frame(1.016)
    scene.frame(1.033)
    expect(scene.ticks.slice(-2)).toEqual([1.016, 1.033])
    expect(scene.stamps).toEqual([null, null, null, 1016, 1033])
    scene.change({ isPlaying: false })
    expect(scene.pending.size).toBe(0)
  })
  it('requests the frame again on a coarse tick, so that it runs last in the next frame', () => {
    const scene = stage()
    scene.change({ isPlaying: true })
    const [first] = scene.pending.keys()
    scene.hiddenTick(0.25)
    expect([...scene.pending.keys()]).not.toContain(first)
    expect(scene.pending.size).toBe(1)
  })
  it('continues by coarse ticks without frames', () => {
    const scene = stage()
    scene.change({ isPlaying: true })
    scene.hiddenTick(0.25)
    scene.hiddenTick(0.5)
    expect(scene.ticks).toEqual([0, 0, 0.25, 0.5])
    expect(scene.pending.size).toBe(1)
  })
  it('cancels its frame and listeners when stopped', () => {
    const scene = stage()
    scene.change({ isPlaying: true })
    scene.stop()
    expect(scene.pending.size).toBe(0)
    expect(scene.listeners()).toBe(0)
  })
})
