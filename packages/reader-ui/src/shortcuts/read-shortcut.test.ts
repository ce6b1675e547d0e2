import { describe, expect, test } from 'vitest'
import { readShortcut, type KeyPress } from './read-shortcut'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  hasModifier: false,
  isInField: false,
  isOnControl: false,
  isInDialog: false,
  ...more,
})
const ltr = { direction: 'ltr' } as const
const keys = [' ', 'ArrowLeft', 'ArrowRight', 'f', 'v', 'm', 'l', 'F', '?']

describe('readShortcut', () => {
  test("turns pages in the book's direction: left is forward in a right-to-left book", () => {
    expect(readShortcut(press('ArrowRight'), ltr)).toBe('next-page')
    expect(readShortcut(press('ArrowLeft'), ltr)).toBe('previous-page')
    expect(readShortcut(press('ArrowLeft'), { direction: 'rtl' })).toBe('next-page')
    expect(readShortcut(press('ArrowRight'), { direction: 'rtl' })).toBe('previous-page')
  })

  test('accepts letters in either case', () => {
    const commands = { f: 'toggle-image', v: 'toggle-video', m: 'toggle-sidebar', l: 'open-repeat' }
    for (const [letter, command] of Object.entries(commands)) {
      expect(readShortcut(press(letter), ltr)).toBe(command)
      expect(readShortcut(press(letter.toUpperCase()), ltr)).toBe(command)
    }
    expect(readShortcut(press(' '), ltr)).toBe('toggle-play')
    expect(readShortcut(press('?'), ltr)).toBe('show-shortcuts')
  })

  test('returns null in text fields, in dialogs and with a modifier', () => {
    for (const where of [{ isInField: true }, { isInDialog: true }, { hasModifier: true }]) {
      for (const key of keys) expect(readShortcut(press(key, where), ltr)).toBeNull()
    }
  })

  test('leaves space and arrows to a focused control, and handles letters', () => {
    const on = { isOnControl: true }
    for (const key of [' ', 'ArrowLeft', 'ArrowRight']) expect(readShortcut(press(key, on), ltr)).toBeNull()
    expect(readShortcut(press('m', on), ltr)).toBe('toggle-sidebar')
  })

  test('turns no page while times are assigned or the video is in picture-in-picture', () => {
    const blocked = { ...ltr, isTurningBlocked: true }
    for (const key of ['ArrowLeft', 'ArrowRight']) expect(readShortcut(press(key), blocked)).toBeNull()
    expect(readShortcut(press(' '), blocked)).toBe('toggle-play')
  })

  test('changes or turns off a single letter', () => {
    const letters = { 'toggle-sidebar': 'S', 'open-repeat': null }
    expect(readShortcut(press('s'), { ...ltr, letters })).toBe('toggle-sidebar')
    expect(readShortcut(press('m'), { ...ltr, letters })).toBeNull()
    expect(readShortcut(press('l'), { ...ltr, letters })).toBeNull()
    expect(readShortcut(press('f'), { ...ltr, letters })).toBe('toggle-image')
    for (const letter of 'fvml') expect(readShortcut(press(letter), { ...ltr, letters: null })).toBeNull()
    expect(readShortcut(press(' '), { ...ltr, letters: null })).toBe('toggle-play')
  })

  test('returns null for every other key', () => {
    for (const key of ['a', 'Enter', 'Tab', 'ArrowUp', 'Escape', '', 'fl', 'toString']) {
      expect(readShortcut(press(key), ltr)).toBeNull()
    }
  })
})
