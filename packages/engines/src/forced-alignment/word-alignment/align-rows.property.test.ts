import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { framesOf } from '../testing/make-frames'
import { createFullBand } from '../time-warping/band'
import { alignRows } from './align-rows'
import { computePauseCosts } from './compute-pause-costs'
import { PAUSE } from './plan-rows'
import type { Skip } from './plan-skips'

const sounds = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 })

describe('rows with pauses', () => {
  /** Sounds far enough from one another, and small enough for bytes. */
  const soundsOf = (values: readonly number[]) => framesOf(values.map((value) => (value - 11) / 1.3))
  const align = (rows: number[], reference: number[], recording: number[], silence: number[]) =>
    alignRows({
      rows: Int32Array.from(rows),
      reference: soundsOf(reference),
      recording: soundsOf(recording),
      pauseCostsOf: () => computePauseCosts(Float32Array.from(silence), []).betweenSentences,
      skips: [],
      band: createFullBand(rows.length, recording.length),
    })

  test('give a pause the silence between two words, and nothing where there is none', () => {
    const rows = [PAUSE, 0, 1, PAUSE, 2, 3, PAUSE]
    const paused = align(rows, [5, 7, 20, 22], [5, 7, 0, 0, 0, 0, 20, 22], [0, 0, 1, 1, 1, 1, 0, 0])
    expect([paused.first[1], paused.last[2], paused.first[4], paused.last[5]]).toEqual([0, 1, 6, 7])
    const joined = align(rows, [5, 7, 20, 22], [5, 7, 20, 22], [0, 0, 0, 0])
    expect([joined.first[1], joined.last[2], joined.first[4], joined.last[5]]).toEqual([0, 1, 2, 3])
  })

  test('give every word a place in order, whatever the recording contains', () => {
    fc.assert(
      fc.property(sounds, sounds, (reference, recording) => {
        const rows = [PAUSE, ...reference.flatMap((_, frame) => [frame, PAUSE])]
        const silence = recording.map((value) => (value < 3 ? 1 : 0))
        const path = align(rows, reference, recording, silence)
        let from = 0
        for (const [row, first] of path.first.entries()) {
          expect(first).toBeGreaterThanOrEqual(from)
          expect(path.last[row]).toBeGreaterThanOrEqual(first)
          from = path.last[row] ?? NaN
        }
        expect(from).toBe(recording.length - 1)
      }),
    )
  })
})

describe('words that may be skipped', () => {
  const soundsOf = (values: readonly number[]) => framesOf(values.map((value) => (value - 21) / 2.4))
  const rows = [PAUSE, 0, 1, PAUSE, 2, 3, PAUSE, 4, 5, PAUSE]
  const align = (recording: number[], skips: readonly Skip[]) =>
    alignRows({
      rows: Int32Array.from(rows),
      reference: soundsOf([5, 7, 20, 22, 40, 42]),
      recording: soundsOf(recording),
      pauseCostsOf: () => new Float32Array(recording.length).fill(8),
      skips,
      band: createFullBand(rows.length, recording.length),
    })
  const skips = [
    { from: 0, to: 2, cost: 50 },
    { from: 1, to: 2, cost: 3 },
    { from: 1, to: 3, cost: 50 },
  ]

  test('are skipped when the recording lacks them', () => {
    const path = align([5, 7, 40, 42], skips)
    expect([path.first[4], path.first[5]]).toEqual([-1, -1])
    expect([path.first[1], path.last[2], path.first[7], path.last[8]]).toEqual([0, 1, 2, 3])
  })

  test('keep a place when the recording has them, or when no skip is planned', () => {
    expect(align([5, 7, 20, 22, 40, 42], skips).first[4]).toBe(2)
    expect(align([5, 7, 40, 42], []).first[4]).toBeGreaterThanOrEqual(0)
  })
})
