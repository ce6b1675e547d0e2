import { describe, expect, test } from 'vitest'
import { formatResetTime } from './format-reset-time'

/** Some versions of the platform put a narrow space before AM. */
const plain = (text: string | undefined) => text?.replace(/\s/gu, ' ')

describe('formatResetTime', () => {
  test('formats seconds since 1970 as local date and time [AUD-038]', () => {
    const seconds = Date.UTC(2027, 0, 15, 23, 30) / 1000
    expect(plain(formatResetTime(seconds, { locale: 'en', timeZone: 'UTC' })?.dateAndTime)).toBe(
      'Jan 15, 2027, 11:30 PM',
    )
    expect(plain(formatResetTime(seconds, { locale: 'en', timeZone: 'Asia/Tokyo' })?.dateAndTime)).toBe(
      'Jan 16, 2027, 8:30 AM',
    )
    expect(plain(formatResetTime(seconds, { locale: 'es', timeZone: 'UTC' })?.dateAndTime)).toBe('15 ene 2027, 23:30')
    expect(plain(formatResetTime(0, { locale: 'en', timeZone: 'UTC' })?.dateAndTime)).toBe('Jan 1, 1970, 12:00 AM')
  })

  test('the date alone names day and month [AUD-036]', () => {
    const seconds = Date.UTC(2026, 11, 1) / 1000
    expect(formatResetTime(seconds, { locale: 'en', timeZone: 'UTC' })?.date).toBe('Dec 1')
    expect(formatResetTime(seconds, { locale: 'es', timeZone: 'UTC' })?.date).toBe('1 dic')
  })

  test('returns null for a value that is not a date', () => {
    for (const seconds of [null, NaN, Infinity, -Infinity, 1e15, -1e15, Number.MAX_VALUE])
      expect(formatResetTime(seconds, { locale: 'en' })).toBeNull()
  })
})
