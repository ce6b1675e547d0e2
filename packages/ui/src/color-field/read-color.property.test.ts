import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { measureFaintness } from './measure-faintness'
import { readColor } from './read-color'

const digit = fc.constantFrom(...'0123456789abcdefABCDEF'.split(''))

it('reads six digits as they are and doubles three, in either case, with or without #', () => {
  fc.assert(
    fc.property(fc.array(digit, { minLength: 3, maxLength: 3 }), fc.constantFrom('#', '', ' #'), (three, sign) => {
      const doubled = `#${three.map((each) => each + each).join('')}`.toUpperCase()
      expect(readColor(sign + three.join(''))).toBe(doubled)
      expect(readColor(sign + doubled.slice(1).toLowerCase())).toBe(doubled)
    }),
  )
})

it.each(['', '#', '#12', '#1234', '#12345', '#1234567', 'red', '#ggg', '##123', 'rgb(1,2,3)'])(
  'reads no colour from %j',
  (text) => {
    expect(readColor(text)).toBeNull()
  },
)

it('returns a ratio exactly when the colour is too faint', () => {
  expect(measureFaintness('#FFFFFF', '#FFFFFF')).toBe(1)
  expect(measureFaintness('#00FF00', '#FFFFFF')).toBe(1.3)
  expect(measureFaintness('#000000', '#FFFFFF')).toBeNull()
  expect(measureFaintness('green', '#FFFFFF')).toBeNull()
})
