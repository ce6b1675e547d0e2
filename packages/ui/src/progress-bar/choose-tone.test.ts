import { expect, it } from 'vitest'
import { chooseTone } from './choose-tone'

it('is success at the end, unless a tone is given', () => {
  expect(chooseTone('accent', 0.999)).toBe('accent')
  expect(chooseTone('accent', 1)).toBe('success')
  expect(chooseTone('warning', 1)).toBe('warning')
  expect(chooseTone('accent', undefined)).toBe('accent')
})
