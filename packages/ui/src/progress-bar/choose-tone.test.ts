import { expect, it } from 'vitest'
import { chooseTone } from './choose-tone'

it('turns to success at the end, and only what has no tone of its own', () => {
  expect(chooseTone('accent', 0.999)).toBe('accent')
  expect(chooseTone('accent', 1)).toBe('success')
  expect(chooseTone('warning', 1)).toBe('warning')
  expect(chooseTone('accent', undefined)).toBe('accent')
})
