import { expect, it } from 'vitest'
import { writeAriaKeys } from './write-aria-keys'

it('uses the modifier that the keyboard has for commands', () => {
  expect(writeAriaKeys('$mod+Shift+Z', 'mac')).toBe('Meta+Shift+Z')
  expect(writeAriaKeys('$mod+Shift+Z', 'other')).toBe('Control+Shift+Z')
  expect(writeAriaKeys('Space', 'other')).toBe('Space')
})

it('returns nothing for key sequences, which the attribute would treat as alternatives', () => {
  expect(writeAriaKeys('g b', 'other')).toBeUndefined()
  expect(writeAriaKeys(undefined, 'other')).toBeUndefined()
})
