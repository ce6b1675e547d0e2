import { describe, expect, test } from 'vitest'
import { formatResetTime } from './format-reset-time'

/** Some versions of the platform put a narrow space before AM. */
const plain = (text: string | null) => text?.replace(/\s/gu, ' ')

describe('formatResetTime', () => {
  test('seconds since 1970 are shown as date and time of the place [AUD-038]', () => {
    const seconds = Date.UTC(2027, 0, 15, 23, 30) / 1000
    expect(plain(formatResetTime(seconds, { locale: 'en', timeZone: 'UTC' }))).toBe('Jan 15, 2027, 11:30 PM')
    expect(plain(formatResetTime(seconds, { locale: 'en', timeZone: 'Asia/Tokyo' }))).toBe('Jan 16, 2027, 8:30 AM')
    expect(plain(formatResetTime(seconds, { locale: 'es', timeZone: 'UTC' }))).toBe('15 ene 2027, 23:30')
    expect(plain(formatResetTime(0, { locale: 'en', timeZone: 'UTC' }))).toBe('Jan 1, 1970, 12:00 AM')
  })

  test('what is no date is not shown', () => {
    for (const seconds of [null, NaN, Infinity, -Infinity, 1e15, -1e15, Number.MAX_VALUE])
      expect(formatResetTime(seconds, { locale: 'en' })).toBeNull()
  })
})
