import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyStoredTheme, readThemePreference, storeThemePreference } from './stored-theme'

const visit = () => ({ documentElement: { dataset: {} as Record<string, string> } })

let stored: Map<string, string>
let system: EventTarget & { matches: boolean }

function closed(): never {
  throw new DOMException('closed', 'SecurityError')
}

beforeEach(() => {
  stored = new Map()
  system = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('matchMedia', () => system)
  vi.stubGlobal('document', visit())
})
afterEach(() => vi.unstubAllGlobals())

it('stores the preference under "theme" and applies it on the next visit [UI-014]', () => {
  applyStoredTheme()
  expect(document.documentElement.dataset['theme']).toBe('dark')
  storeThemePreference('light')
  expect(stored.get('theme')).toBe('light')
  expect(document.documentElement.dataset['theme']).toBe('light')

  vi.stubGlobal('document', visit())
  applyStoredTheme()
  expect(document.documentElement.dataset['theme']).toBe('light')
  expect(readThemePreference()).toBe('light')
})

it('follows the operating system while the preference is system, until unsubscribed', () => {
  stored.set('theme', 'system')
  const stop = applyStoredTheme()
  expect(document.documentElement.dataset['theme']).toBe('dark')
  system.matches = false
  system.dispatchEvent(new Event('change'))
  expect(document.documentElement.dataset['theme']).toBe('light')
  stop()
  system.matches = true
  system.dispatchEvent(new Event('change'))
  expect(document.documentElement.dataset['theme']).toBe('light')
})

it.each([
  ['answers nothing', { value: { getItem: closed, setItem: closed } }],
  ['may not even be looked for', { get: closed }],
])('keeps the choice for the visit when storage %s', (_name, storage) => {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...storage })
  applyStoredTheme()
  storeThemePreference('light')
  expect(readThemePreference()).toBe('light')
  expect(document.documentElement.dataset['theme']).toBe('light')
})

it('keeps the choice for the visit when storage is read-only, whatever the system does', () => {
  stored.set('theme', 'dark')
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: closed })
  applyStoredTheme()
  storeThemePreference('light')
  system.dispatchEvent(new Event('change'))
  expect(readThemePreference()).toBe('light')
  expect(document.documentElement.dataset['theme']).toBe('light')
  storeThemePreference('system')
  system.matches = false
  system.dispatchEvent(new Event('change'))
  system.matches = true
  system.dispatchEvent(new Event('change'))
  expect(readThemePreference()).toBe('system')
  expect(document.documentElement.dataset['theme']).toBe('dark')
  // Another window has chosen since, and could store it.
  stored.set('theme', 'contrast')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }))
  expect(readThemePreference()).toBe('contrast')
})
