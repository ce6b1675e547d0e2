import { expect, it } from 'vitest'
import { asksForShortcuts } from './asks-for-shortcuts'

const press = { key: '?', hasModifier: false, isTyping: false, isInDialog: () => false }

it('is true for a question mark alone, not while typing, in a dialog or with a modifier', () => {
  expect(asksForShortcuts(press)).toBe(true)
  expect(asksForShortcuts({ ...press, key: '/' })).toBe(false)
  expect(asksForShortcuts({ ...press, hasModifier: true })).toBe(false)
  expect(asksForShortcuts({ ...press, isTyping: true })).toBe(false)
  expect(asksForShortcuts({ ...press, isInDialog: () => true })).toBe(false)
})
