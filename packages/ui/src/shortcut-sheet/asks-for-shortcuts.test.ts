import { expect, it } from 'vitest'
import { asksForShortcuts } from './asks-for-shortcuts'

const press = { key: '?', hasModifier: false, isTyping: false, isInDialog: false }

it('is asked by a question mark alone, not while typing, not in a dialog, not with another key held', () => {
  expect(asksForShortcuts(press)).toBe(true)
  expect(asksForShortcuts({ ...press, key: '/' })).toBe(false)
  expect(asksForShortcuts({ ...press, hasModifier: true })).toBe(false)
  expect(asksForShortcuts({ ...press, isTyping: true })).toBe(false)
  expect(asksForShortcuts({ ...press, isInDialog: true })).toBe(false)
})
