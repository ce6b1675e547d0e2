import { describe, expect, test } from 'vitest'
import { pauseTag } from './pause-tag'

describe('pauseTag', () => {
  test('returns half a second by default [AUD-057]', () => {
    expect(pauseTag()).toBe('<break time="0.5s" />')
  })

  test('writes no number with an exponent', () => {
    expect(pauseTag(1e22)).toBe('<break time="10000000000000000000000s" />')
    expect(pauseTag(2 ** 53)).toBe('<break time="9007199254740992s" />')
    expect(pauseTag(Number.MAX_VALUE)).toMatch(/^<break time="1797693134862315\d{293}s" \/>$/)
  })

  test('returns half a second for NaN', () => {
    for (const seconds of [NaN, Infinity, -Infinity]) {
      expect(pauseTag(seconds)).toBe('<break time="0.5s" />')
    }
  })

  test('writes the chosen seconds, and raises less than 0.5 to 0.5 [AUD-058]', () => {
    expect(pauseTag(1)).toBe('<break time="1s" />')
    expect(pauseTag(0.5 + 0.1 + 0.1 + 0.1)).toBe('<break time="0.8s" />')
    expect(pauseTag(2.25)).toBe('<break time="2.25s" />')
    for (const seconds of [0.4, 0, -3, NaN]) expect(pauseTag(seconds)).toBe('<break time="0.5s" />')
  })
})
