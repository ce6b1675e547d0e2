import { expect, it } from 'vitest'
import { pressesKeys, type PressedKeys } from './presses-keys'

const none: PressedKeys = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const met = (keys: string, press: Partial<PressedKeys>) => pressesKeys(keys, { ...none, ...press })

it('matches its key with its modifiers and no others', () => {
  expect(met('$mod+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true })).toBe(true)
  expect(met('$mod+Shift+Z', { key: 'z', metaKey: true, shiftKey: true })).toBe(true)
  expect(met('$mod+Z', { key: 'Z', ctrlKey: true, shiftKey: true })).toBe(false)
  expect(met('$mod+Z', { key: 'z', ctrlKey: true, altKey: true })).toBe(false)
  expect(met('$mod+Z', { key: 'z' })).toBe(false)
  expect(met('Tab', { key: 'Tab', ctrlKey: true })).toBe(false)
  expect(met('Alt+ArrowLeft', { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(met('ArrowLeft', { key: 'ArrowLeft', altKey: true })).toBe(false)
  expect(met('Shift+Arrows', { key: 'ArrowUp', shiftKey: true })).toBe(true)
  expect(met('Arrows', { key: 'ArrowUp', shiftKey: true })).toBe(false)
  expect(met('Control+Meta+k', { key: 'k', ctrlKey: true, metaKey: true })).toBe(true)
})

it('matches symbols wherever the keyboard has them', () => {
  for (const shiftKey of [true, false]) expect(met('?', { key: '?', shiftKey })).toBe(true)
  expect(met('$mod+Plus', { key: '+', ctrlKey: true })).toBe(true)
  expect(met('Space', { key: ' ' })).toBe(true)
  expect(met('Space', { key: ' ', shiftKey: true })).toBe(false)
})

it('never matches a sequence of keys or an empty shortcut', () => {
  expect(met('g b', { key: 'g' })).toBe(false)
  expect(met('', { key: 'a' })).toBe(false)
})
