import { describe, expect, it } from 'vitest'
import { formatTime } from './format-time'

describe('formatTime', () => {
  it('formats minutes and seconds, and hours from one hour on', () => {
    expect([0, 5, 65, 600, 3599.9, 3600, 36_065].map(formatTime)).toEqual([
      '0:00',
      '0:05',
      '1:05',
      '10:00',
      '59:59',
      '1:00:00',
      '10:01:05',
    ])
  })
  it('formats 0 for an invalid time', () => {
    expect([Number.NaN, Infinity, -3].map(formatTime)).toEqual(['0:00', '0:00', '0:00'])
  })
})
