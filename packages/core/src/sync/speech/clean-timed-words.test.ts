import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TimedWord } from '../../types'
import { cleanTimedWords } from './clean-timed-words'
import { sliceSpokenWords } from './spoken-words'

const page: string[] = []

function clean(...times: [start: number, end: number][]) {
  const words = times.map(([start, end], index): TimedWord => ({ word: `w${index}`, start, end }))
  const { words: cleaned, issues } = cleanTimedWords(words, page, 'en')
  return {
    times: sliceSpokenWords(cleaned, 0, cleaned.count).map(
      ({ text, start, end }) => `${text} ${Number(start.toFixed(4))}-${Number(end.toFixed(4))}`,
    ),
    faults: issues.map(({ code, index }) => `${code} ${index}`),
  }
}

function readWords(heard: readonly TimedWord[]) {
  const { words } = cleanTimedWords(heard, page, 'en')
  return sliceSpokenWords(words, 0, words.count)
}

describe('cleanTimedWords', () => {
  it('leaves consecutive times unchanged', () => {
    expect(clean([0, 0.4], [0.4, 1], [1.5, 1.501])).toEqual({
      times: ['w0 0-0.4', 'w1 0.4-1', 'w2 1.5-1.501'],
      faults: [],
    })
  })

  it('leaves out a word that is far from its neighbours, and no other', () => {
    const around = ['w0 0-1', 'w1 1-2', 'w3 3-4', 'w4 4-5']
    for (const far of [
      [9000, 9001],
      [0, 0.5],
    ] as const) {
      expect(clean([0, 1], [1, 2], [...far], [3, 4], [4, 5])).toEqual({ times: around, faults: ['out-of-order 2'] })
    }
    expect(clean([7000, 7001], [1, 2], [2, 3])).toEqual({ times: ['w1 1-2', 'w2 2-3'], faults: ['out-of-order 0'] })
  })

  it('ends a word with a stray end where the next one begins, even if they begin together', () => {
    expect(clean([0, 9000], [1, 2], [2, 3])).toEqual({
      times: ['w0 0-1', 'w1 1-2', 'w2 2-3'],
      faults: ['overlap 0'],
    })
    expect(clean([1, 9000], [1, 1.5], [1.5, 2]).times).toEqual(['w0 1-1.25', 'w1 1.25-1.5', 'w2 1.5-2'])
  })

  it('splits a time that a provider gives to several words', () => {
    expect(clean([1, 2], [1, 2], [2, 3]).times).toEqual(['w0 1-1.5', 'w1 1.5-2', 'w2 2-3'])
  })

  it('keeps a word that begins slightly before its predecessor or after its successor', () => {
    expect(clean([0, 1], [1, 1.2], [0.99, 1.5], [1.5, 2]).times).toEqual([
      'w0 0-1',
      'w1 1-1.2',
      'w2 1.2-1.5',
      'w3 1.5-2',
    ])
    expect(clean([4, 4.5], [5.2, 9], [5.1, 5.6], [5.6, 6]).times.slice(1)).toEqual([
      'w1 5.1-5.35',
      'w2 5.35-5.6',
      'w3 5.6-6',
    ])
    expect(clean([5.2, 5.4], [5.1, 5.6], [5.6, 6]).times).toEqual(['w0 5.2-5.4', 'w1 5.4-5.6', 'w2 5.6-6'])
  })

  it('begins no word before 0, and leaves out words before it', () => {
    expect(clean([-3, -2], [-0.05, 0.4], [0.4, 1])).toEqual({
      times: ['w1 0-0.4', 'w2 0.4-1'],
      faults: ['not-a-time 0', 'overlap 1'],
    })
  })

  it('leaves out words without valid times, and reports them', () => {
    expect(clean([Number.NaN, 1], [0, Infinity], [-Infinity, 2], [4, 3], [5, 6])).toEqual({
      times: ['w4 5-6'],
      faults: ['not-a-time 0', 'not-a-time 1', 'not-a-time 2', 'not-a-time 3'],
    })
  })

  it('keeps the start of all words except a wrongly timed one and one neighbour', () => {
    const narration = fc.array(fc.tuple(fc.integer({ min: 50, max: 900 }), fc.constantFrom(0, 0, 120)), {
      minLength: 6,
      maxLength: 40,
    })
    const time = fc.oneof(fc.double({ min: 0, max: 40, noNaN: true }), fc.double({ min: 0, max: 1e6, noNaN: true }))
    fc.assert(
      fc.property(narration, fc.nat(), time, time, (lengths, place, a, b) => {
        let now = 0
        const words = lengths.map(([length, pause], index): TimedWord => {
          const start = now / 1000
          now += length
          const end = now / 1000
          now += pause
          return { word: `w${index}`, start, end }
        })
        const wrong = place % words.length
        const heard = words.map((word, at) =>
          at === wrong ? { ...word, start: Math.min(a, b), end: Math.max(a, b) } : word,
        )
        const cleaned = new Map(readWords(heard).map((word) => [word.index, word]))
        const moved = words.filter((word, at) => {
          const kept = cleaned.get(at)
          return at !== wrong && (kept === undefined || Math.abs(kept.start - word.start) > 0.001 + 1e-9)
        })
        expect(moved.length).toBeLessThanOrEqual(1)
        let last = 0
        for (const { start, end } of cleaned.values()) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end - start).toBeGreaterThanOrEqual(0.001 - 1e-9)
          last = end
        }
      }),
      { numRuns: 2000 },
    )
  })
})
