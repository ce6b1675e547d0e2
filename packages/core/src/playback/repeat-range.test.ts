import { describe, expect, test } from 'vitest'
import { repeatRange } from './repeat-range'

describe('repeatRange', () => {
  const range = { start: 2, end: 4, count: 2, played: 0 }

  test('plays on before the end, also before the start', () => {
    expect(repeatRange({ ...range, time: 3.99 })).toEqual({ action: 'continue' })
    expect(repeatRange({ ...range, time: 0 })).toEqual({ action: 'continue' })
  })

  test('a range that is to be heard twice goes back once and then stops', () => {
    expect(repeatRange({ ...range, time: 4 })).toEqual({ action: 'seek', to: 2, played: 1 })
    expect(repeatRange({ ...range, played: 1, time: 4.01 })).toEqual({ action: 'stop' })
  })

  test('without a count it never stops', () => {
    expect(repeatRange({ ...range, count: null, played: 999, time: 4 })).toEqual({
      action: 'seek',
      to: 2,
      played: 1000,
    })
  })

  test('a range without length, or one heard often enough, stops at once', () => {
    expect(repeatRange({ ...range, end: 2, count: null, time: 2 })).toEqual({ action: 'stop' })
    expect(repeatRange({ ...range, count: 0, time: 2.5 })).toEqual({ action: 'stop' })
  })

  test('a range whose start or count is no number stops at once, rather than never', () => {
    for (const start of [NaN, -Infinity]) expect(repeatRange({ ...range, start, time: 5 })).toEqual({ action: 'stop' })
    for (const end of [NaN, -Infinity]) expect(repeatRange({ ...range, end, time: 5 })).toEqual({ action: 'stop' })
    for (const count of [NaN, -1]) expect(repeatRange({ ...range, count, time: 5 })).toEqual({ action: 'stop' })
  })

  test('how often it was heard counts from 0 where that is no number', () => {
    for (const played of [NaN, -7, -Infinity])
      expect(repeatRange({ ...range, played, time: 4 })).toEqual({ action: 'seek', to: 2, played: 1 })
  })

  test('a range without an end plays on, and a time that is no number decides nothing', () => {
    expect(repeatRange({ ...range, end: Infinity, time: 1e9 })).toEqual({ action: 'continue' })
    expect(repeatRange({ ...range, time: NaN })).toEqual({ action: 'continue' })
  })
})
