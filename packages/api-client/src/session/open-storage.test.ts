import { afterEach, describe, expect, it, vi } from 'vitest'
import { openStorage, type KeyStorage } from './open-storage'

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

function fakeStorage() {
  const kept = new Map<string, string>()
  const state = { isFull: false }
  const browser: KeyStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (state.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key) => void kept.delete(key),
  }
  return { kept, state, browser }
}

afterEach(() => vi.restoreAllMocks())

describe('openStorage', () => {
  it("returns the browser's storage", () => {
    const { kept, browser } = fakeStorage()
    const storage = openStorage(() => browser)
    storage.setItem('place', 'page 3')
    expect(kept.get('place')).toBe('page 3')
    expect(storage.getItem('place')).toBe('page 3')
    storage.removeItem('place')
    expect(kept.size).toBe(0)
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
    const { kept, state, browser } = fakeStorage()
    kept.set('place', 'page 1')
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
    expect(kept.get('rate')).toBe('1')
    expect(storage.getItem('rate')).toBe('1')
  })
  it('returns values that another window has written since', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { kept, state, browser } = fakeStorage()
    const storage = openStorage(() => browser)
    state.isFull = true
    storage.setItem('place', 'page 3')
    kept.set('place', 'page 5')
    expect(storage.getItem('place')).toBe('page 5')
  })
})
