import { describe, expect, test } from 'vitest'
import { repeatRange } from './repeat-range'

describe('repeatRange', () => {
  const range = { start: 2, end: 4, count: 2, played: 0 }

  test('continues before the end, even before the start', () => {
    expect(repeatRange({ ...range, time: 3.99 })).toEqual({ action: 'continue' })
    expect(repeatRange({ ...range, time: 0 })).toEqual({ action: 'continue' })
  })

  test('seeks back once and then stops for a count of two', () => {
    expect(repeatRange({ ...range, time: 4 })).toEqual({ action: 'seek', to: 2, played: 1 })
    expect(repeatRange({ ...range, played: 1, time: 4.01 })).toEqual({ action: 'stop' })
  })

  test('never stops without a count', () => {
    expect(repeatRange({ ...range, count: null, played: 999, time: 4 })).toEqual({
      action: 'seek',
      to: 2,
      played: 1000,
    })
  })

  test('stops immediately for a range without length, or one played often enough', () => {
    expect(repeatRange({ ...range, end: 2, count: null, time: 2 })).toEqual({ action: 'stop' })
    expect(repeatRange({ ...range, count: 0, time: 2.5 })).toEqual({ action: 'stop' })
  })

  test('stops immediately if the start or count is NaN', () => {
    for (const start of [NaN, -Infinity]) expect(repeatRange({ ...range, start, time: 5 })).toEqual({ action: 'stop' })
    for (const end of [NaN, -Infinity]) expect(repeatRange({ ...range, end, time: 5 })).toEqual({ action: 'stop' })
    for (const count of [NaN, -1]) expect(repeatRange({ ...range, count, time: 5 })).toEqual({ action: 'stop' })
  })

  test('counts from 0 if played is NaN', () => {
    for (const played of [NaN, -7, -Infinity])
      expect(repeatRange({ ...range, played, time: 4 })).toEqual({ action: 'seek', to: 2, played: 1 })
  })

  test('continues without an end and at time NaN', () => {
    expect(repeatRange({ ...range, end: Infinity, time: 1e9 })).toEqual({ action: 'continue' })
    expect(repeatRange({ ...range, time: NaN })).toEqual({ action: 'continue' })
  })
})
