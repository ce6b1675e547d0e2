import { describe, expect, test } from 'vitest'
import { metronomeGrid } from './metronome-grid'

describe('metronomeGrid', () => {
  test('returns three beats at 120 bpm with eighths', () => {
    const clicks = metronomeGrid({ bpm: 120, beats: 3, subdivisions: 2, startSeconds: 10, untilSeconds: 11.75 })
    expect(clicks.map((click) => [click.seconds, click.bar, click.beat, click.subdivision, click.isAccented])).toEqual([
      [10, 0, 0, 0, true],
      [10.25, 0, 0, 1, false],
      [10.5, 0, 1, 0, false],
      [10.75, 0, 1, 1, false],
      [11, 0, 2, 0, false],
      [11.25, 0, 2, 1, false],
      [11.5, 1, 0, 0, true],
    ])
  })

  test('computes a click one hour in without accumulated rounding errors', () => {
    const [click] = metronomeGrid({ bpm: 97, beats: 4, startSeconds: 0, fromSeconds: 3600, untilSeconds: 3601 })
    expect(click?.seconds).toBe((5820 * 60) / 97)
  })

  test('returns no clicks for an empty window, and throws for invalid numbers', () => {
    const grid = { bpm: 100, beats: 4, startSeconds: 5, untilSeconds: 5 }
    expect(metronomeGrid(grid)).toEqual([])
    expect(() => metronomeGrid({ ...grid, bpm: 0 })).toThrow(/0 bpm/)
    expect(() => metronomeGrid({ ...grid, beats: 1.5 })).toThrow(/1\.5 beats/)
    expect(() => metronomeGrid({ ...grid, untilSeconds: Infinity })).toThrow(/Infinity/)
  })

  test('throws if a window is too far from the start to count its clicks', () => {
    const far = { bpm: 100, beats: 4, startSeconds: 0, fromSeconds: 1e17, untilSeconds: 1e17 + 64 }
    expect(() => metronomeGrid(far)).toThrow(/from 100000000000000000 s/)
    expect(metronomeGrid({ ...far, fromSeconds: 1e9, untilSeconds: 1e9 + 6 })).toHaveLength(10)
  })
})

test('throws for too many clicks in almost no time', () => {
  const endless = { bpm: Number.MAX_VALUE, beats: 1, subdivisions: 4, startSeconds: 0, untilSeconds: Number.MIN_VALUE }
  expect(() => metronomeGrid(endless)).toThrow(RangeError)
})
