import { expect, it } from 'vitest'
import { writeAriaKeys } from './write-aria-keys'

it('names the key that commands have on the keyboard', () => {
  expect(writeAriaKeys('$mod+Shift+Z', 'mac')).toBe('Meta+Shift+Z')
  expect(writeAriaKeys('$mod+Shift+Z', 'other')).toBe('Control+Shift+Z')
  expect(writeAriaKeys('Space', 'other')).toBe('Space')
})

it('says nothing of keys in a row, which the attribute would take for alternatives', () => {
  expect(writeAriaKeys('g b', 'other')).toBeUndefined()
  expect(writeAriaKeys(undefined, 'other')).toBeUndefined()
})
