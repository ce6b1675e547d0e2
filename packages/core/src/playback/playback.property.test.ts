import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cue } from '../types'
import { buildCueIndex } from './build-cue-index'
import { CueTable } from './cue-table'
import { createPlaybackCursor } from './create-playback-cursor'
import { highlightPolicy } from './highlight-policy'

const tick = fc.integer({ min: 0, max: 60 }).map((value) => value / 4)

const cuesOf = (longest: number) =>
  fc
    .array(
      fc.tuple(
        tick,
        fc.integer({ min: -1, max: longest }).map((value) => value / 4),
      ),
      { maxLength: 30, size: 'max' },
    )
    .map((pairs) => pairs.map(([start, length], index): Cue => ({ id: `c${index}`, start, end: start + length })))

const cueLists = fc.oneof(cuesOf(3), cuesOf(60))
const times = fc.array(fc.oneof(tick, fc.double({ min: -2, max: 32, noNaN: true })), { maxLength: 40, size: 'max' })

/** The definition of active cues: half-open, by start, the longer cue first. */
function activeByDefinition(cues: readonly Cue[], time: number): string[] {
  return cues
    .filter((cue) => cue.start <= time && time < cue.end)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .map((cue) => cue.id)
}

describe('createPlaybackCursor', () => {
  test('a cue is active exactly while start <= time < end, in any order of times [PLAY-004]', () => {
    fc.assert(
      fc.property(cueLists, times, (cues, moments) => {
        const cursor = createPlaybackCursor(buildCueIndex(cues))
        for (const time of moments) expect(cursor.advance(time).active).toEqual(activeByDefinition(cues, time))
      }),
      { numRuns: 500 },
    )
  })

  test('entered and exited are exactly the difference to the step before', () => {
    fc.assert(
      fc.property(cueLists, times, (cues, moments) => {
        const cursor = createPlaybackCursor(buildCueIndex(cues))
        let before: string[] = []
        for (const time of moments) {
          const { entered, exited, active } = cursor.advance(time)
          expect(entered).toEqual(active.filter((id) => !before.includes(id)))
          expect(exited).toEqual(before.filter((id) => !active.includes(id)))
          before = active
        }
      }),
    )
  })

  test('a step is a jump exactly if time went back over a boundary or forward past a whole cue', () => {
    fc.assert(
      fc.property(cueLists, times, (cues, moments) => {
        const playable = cues.filter((cue) => cue.start < cue.end)
        const boundaries = playable.flatMap((cue) => [cue.start, cue.end])
        const cursor = createPlaybackCursor(buildCueIndex(cues))
        let before = -Infinity
        for (const time of moments) {
          const wentBack = time < before && boundaries.some((boundary) => time < boundary && boundary <= before)
          const passed = playable.some((cue) => before < cue.start && cue.end <= time)
          expect(cursor.advance(time).jumped).toBe(wentBack || passed)
          before = time
        }
      }),
    )
  })
})

describe('CueTable', () => {
  test('finds the span of the last boundary not after a time, with any hint', () => {
    fc.assert(
      fc.property(cueLists, times, fc.integer({ min: -1, max: 70 }), (cues, moments, hint) => {
        const playable = cues.filter((cue) => cue.start < cue.end)
        const boundaries = [...new Set(playable.flatMap((cue) => [cue.start, cue.end]))].toSorted((a, b) => a - b)
        const table = new CueTable(cues)
        for (const time of moments) {
          const expected = boundaries.findLastIndex((boundary) => boundary <= time)
          expect(table.findSpan(time, Math.min(hint, boundaries.length - 1))).toBe(expected)
        }
      }),
    )
  })

  test('finds spans of very uneven density and duration', () => {
    const wide = fc.array(fc.double({ min: -1e300, max: 1e300, noNaN: true }), {
      minLength: 2,
      maxLength: 20,
      size: 'max',
    })
    fc.assert(
      fc.property(wide, (moments) => {
        const cues = moments.flatMap((start, index): Cue[] => [
          { id: `a${index}`, start, end: start + Math.abs(start) + 1e-9 },
          { id: `b${index}`, start: start / 1e300, end: start / 1e300 + 1e-7 },
        ])
        const cursor = createPlaybackCursor(buildCueIndex(cues))
        for (const time of moments) expect(cursor.advance(time).active).toEqual(activeByDefinition(cues, time))
      }),
    )
  })

  test('returns deeply overlapping cues as defined', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 200 }), times, (depth, moments) => {
        const cues = Array.from({ length: depth }, (_, at): Cue => ({ id: `c${at}`, start: at / 8, end: 60 - at / 8 }))
        const cursor = createPlaybackCursor(buildCueIndex(cues))
        for (const time of moments) expect(cursor.advance(time).active).toEqual(activeByDefinition(cues, time))
      }),
    )
  })
})

describe('highlightPolicy', () => {
  test('highlights exactly inside cues and in gaps that are short enough', () => {
    fc.assert(
      fc.property(cuesOf(3), tick, (cues, time) => {
        const lit = highlightPolicy(buildCueIndex(cues), time)
        const active = activeByDefinition(cues, time)
        const playable = cues.filter((cue) => cue.start < cue.end)
        const lastEnd = Math.max(...playable.map((cue) => cue.end).filter((end) => end <= time))
        const nextStart = Math.min(...playable.map((cue) => cue.start).filter((start) => start > time))
        const lingering = playable.filter((cue) => cue.end === lastEnd && nextStart - lastEnd <= 0.5)
        expect(new Set(lit)).toEqual(new Set(active.length > 0 ? active : lingering.map((cue) => cue.id)))
      }),
      { numRuns: 500 },
    )
  })
})

describe('any cues and any order of times', () => {
  const anyTime = fc.oneof(
    tick,
    fc.double(),
    fc.constantFrom(Number.NaN, Infinity, -Infinity, 0, -0, Number.MAX_VALUE, Number.MIN_VALUE),
  )
  const anyCues = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), start: anyTime, end: anyTime }), {
    maxLength: 25,
    size: 'max',
  })

  test('a cursor agrees with a search of all cues, including overlaps, jumps and NaN', () => {
    fc.assert(
      fc.property(anyCues, fc.array(anyTime, { maxLength: 40, size: 'max' }), (cues, walk) => {
        const playable = cues.filter(({ start, end }) => Number.isFinite(start) && Number.isFinite(end) && start < end)
        const index = buildCueIndex(cues)
        expect(index.size).toBe(playable.length)
        const cursor = createPlaybackCursor(index)
        let expected: string[] = []
        for (const time of walk) {
          if (!Number.isNaN(time)) expected = [...new Set(activeByDefinition(playable, time))]
          const before = { time: cursor.advance(Number.NaN).active }
          const step = cursor.advance(time)
          expect(step.active).toEqual(expected)
          expect(step.entered).toEqual(expected.filter((id) => !before.time.includes(id)))
          expect(step.exited).toEqual(before.time.filter((id) => !expected.includes(id)))
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('a million look-ups in a hundred thousand words, in order and at random, are all right', () => {
    const cues = Array.from({ length: 100_000 }, (_, at) => ({ id: `${at}`, start: at * 0.3, end: at * 0.3 + 0.28 }))
    const cursor = createPlaybackCursor(buildCueIndex(cues))
    let seed = 42
    let wrong = 0
    for (let probe = 0; probe < 1_000_000; probe += 1) {
      seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
      const time = probe % 2 === 0 ? (seed / 4_294_967_296) * 30_010 - 5 : (probe / 1_000_000) * 30_000
      // Each word begins 0.3 s after the one before, so the active one can be computed.
      const near = Math.floor(time / 0.3)
      const on = [near - 1, near, near + 1].find(
        (at) => (cues[at]?.start ?? Infinity) <= time && time < (cues[at]?.end ?? 0),
      )
      const { active } = cursor.advance(time)
      if (active.length !== (on === undefined ? 0 : 1) || (on !== undefined && active[0] !== `${on}`)) wrong += 1
    }
    expect(wrong).toBe(0)
  })
})
