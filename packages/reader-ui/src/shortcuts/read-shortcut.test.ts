import { describe, expect, it } from 'vitest'
import { readShortcut, type KeyPress } from './read-shortcut'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  hasModifier: false,
  isInField: false,
  isOnControl: false,
  isInDialog: false,
  ...more,
})

describe('readShortcut', () => {
  it('turns pages along the book: left goes forward where the book runs from the right', () => {
    expect(readShortcut(press('ArrowRight'), 'ltr')).toBe('next-page')
    expect(readShortcut(press('ArrowLeft'), 'ltr')).toBe('previous-page')
    expect(readShortcut(press('ArrowLeft'), 'rtl')).toBe('next-page')
    expect(readShortcut(press('ArrowRight'), 'rtl')).toBe('previous-page')
  })
  it('does nothing while something is written, a dialog is open or a modifier is held', () => {
    for (const where of [{ isInField: true }, { isInDialog: true }, { hasModifier: true }, { isOnControl: true }]) {
      for (const key of [' ', 'ArrowLeft', 'ArrowRight']) expect(readShortcut(press(key, where), 'ltr')).toBeNull()
    }
  })
  it('leaves every other key alone', () => {
    for (const key of ['a', 'Enter', 'Tab', 'ArrowUp', 'Escape']) expect(readShortcut(press(key), 'ltr')).toBeNull()
  })
})
