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
  test('pages turn along the book: left goes forward where the book runs from the right', () => {
    expect(readShortcut(press('ArrowRight'), ltr)).toBe('next-page')
    expect(readShortcut(press('ArrowLeft'), ltr)).toBe('previous-page')
    expect(readShortcut(press('ArrowLeft'), { direction: 'rtl' })).toBe('next-page')
    expect(readShortcut(press('ArrowRight'), { direction: 'rtl' })).toBe('previous-page')
  })

  test('letters count in either case', () => {
    const commands = { f: 'toggle-image', v: 'toggle-video', m: 'toggle-sidebar', l: 'open-repeat' }
    for (const [letter, command] of Object.entries(commands)) {
      expect(readShortcut(press(letter), ltr)).toBe(command)
      expect(readShortcut(press(letter.toUpperCase()), ltr)).toBe(command)
    }
    expect(readShortcut(press(' '), ltr)).toBe('toggle-play')
    expect(readShortcut(press('?'), ltr)).toBe('show-shortcuts')
  })

  test('nothing happens while something is written, in a dialog, or with a modifier', () => {
    for (const where of [{ isInField: true }, { isInDialog: true }, { hasModifier: true }]) {
      for (const key of keys) expect(readShortcut(press(key, where), ltr)).toBeNull()
    }
  })

  test('a focused control takes space and arrows itself, and leaves the letters', () => {
    const on = { isOnControl: true }
    for (const key of [' ', 'ArrowLeft', 'ArrowRight']) expect(readShortcut(press(key, on), ltr)).toBeNull()
    expect(readShortcut(press('m', on), ltr)).toBe('toggle-sidebar')
  })

  test('arrows turn no page while times are assigned or the video has a picture of its own', () => {
    const blocked = { ...ltr, isTurningBlocked: true }
    for (const key of ['ArrowLeft', 'ArrowRight']) expect(readShortcut(press(key), blocked)).toBeNull()
    expect(readShortcut(press(' '), blocked)).toBe('toggle-play')
  })

  test('a letter can be changed or switched off; the others stay', () => {
    const letters = { 'toggle-sidebar': 'S', 'open-repeat': null }
    expect(readShortcut(press('s'), { ...ltr, letters })).toBe('toggle-sidebar')
    expect(readShortcut(press('m'), { ...ltr, letters })).toBeNull()
    expect(readShortcut(press('l'), { ...ltr, letters })).toBeNull()
    expect(readShortcut(press('f'), { ...ltr, letters })).toBe('toggle-image')
    for (const letter of 'fvml') expect(readShortcut(press(letter), { ...ltr, letters: null })).toBeNull()
    expect(readShortcut(press(' '), { ...ltr, letters: null })).toBe('toggle-play')
  })

  test('every other key is left alone', () => {
    for (const key of ['a', 'Enter', 'Tab', 'ArrowUp', 'Escape', '', 'fl', 'toString']) {
      expect(readShortcut(press(key), ltr)).toBeNull()
    }
  })
})
