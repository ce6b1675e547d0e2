import { afterEach, describe, expect, it, vi } from 'vitest'
import { openStorage, type KeyStorage } from './open-storage'

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

function fakeStorage() {
  const stored = new Map<string, string>()
  const state = { isFull: false }
  const browser: KeyStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem(key, value) {
      if (state.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key) => void stored.delete(key),
  }
  return { stored, state, browser }
}

afterEach(() => vi.restoreAllMocks())

describe('openStorage', () => {
  it("returns the browser's storage", () => {
    const { stored, browser } = fakeStorage()
    const storage = openStorage(() => browser)
    storage.setItem('place', 'page 3')
    expect(stored.get('place')).toBe('page 3')
    expect(storage.getItem('place')).toBe('page 3')
    storage.removeItem('place')
    expect(stored.size).toBe(0)
  })
  it('falls back to memory when storage is blocked, and logs why', () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (const open of [refuse, () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })]) {
      const storage = openStorage(open)
      expect(storage.getItem('place')).toBeNull()
      storage.setItem('place', 'page 3')
      expect(storage.getItem('place')).toBe('page 3')
      storage.removeItem('place')
      expect(storage.getItem('place')).toBeNull()
    }
    expect(warning).toHaveBeenCalledTimes(2)
  })
  it("keeps values in memory that exceed the browser's quota", () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { stored, state, browser } = fakeStorage()
    stored.set('place', 'page 1')
    const storage = openStorage(() => browser)
    state.isFull = true
    storage.setItem('place', 'page 3')
    storage.setItem('rate', '2')
    expect(storage.getItem('place')).toBe('page 3')
    expect(storage.getItem('rate')).toBe('2')
    expect(warning).toHaveBeenCalledTimes(2)
    storage.removeItem('place')
    expect(storage.getItem('place')).toBeNull()
    state.isFull = false
    storage.setItem('rate', '1')
    expect(stored.get('rate')).toBe('1')
    expect(storage.getItem('rate')).toBe('1')
  })
  it('returns values that another window has written since', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { stored, state, browser } = fakeStorage()
    const storage = openStorage(() => browser)
    state.isFull = true
    storage.setItem('place', 'page 3')
    stored.set('place', 'page 5')
    expect(storage.getItem('place')).toBe('page 5')
  })
})
