import { afterEach, describe, expect, it, vi } from 'vitest'
import { openStorage, type KeyStorage } from './open-storage'

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

afterEach(() => vi.restoreAllMocks())

describe('openStorage', () => {
  it('is the storage of the browser where there is one', () => {
    const storage: KeyStorage = { getItem: () => 'kept', setItem: () => undefined, removeItem: () => undefined }
    expect(openStorage(() => storage)).toBe(storage)
  })
  it('is memory where storage is closed, and says so to whoever looks for the reason', () => {
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
})
