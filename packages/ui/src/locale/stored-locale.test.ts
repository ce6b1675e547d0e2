import { beforeEach, expect, it, vi } from 'vitest'
import { openStoredLocale } from './stored-locale'

let kept: Map<string, string>
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('window', new EventTarget())
})

it("uses the reader's own language until one is chosen, and English when it has no texts in it", () => {
  expect(openStoredLocale(storage, ['fr-CA', 'es-MX', 'en']).current()).toBe('es')
  expect(openStoredLocale(storage, ['fr-CA']).current()).toBe('en')
  kept.set('locale', 'en')
  expect(openStoredLocale(storage, ['es']).current()).toBe('en')
})

it('is English when no language is requested, or an unknown one [I18N-001]', () => {
  for (const languages of [[], ['fr-CA', 'zh'], ['', 'xx', 'est']])
    expect(openStoredLocale(storage, languages).current()).toBe('en')
  kept.set('locale', 'nonsense')
  expect(openStoredLocale(storage, []).current()).toBe('en')
})

it('ignores invalid stored values', () => {
  kept.set('locale', '{"a":1}')
  expect(openStoredLocale(storage, ['es']).current()).toBe('es')
})

it('stores a choice under "locale", and notifies listeners until they unsubscribe', () => {
  const locale = openStoredLocale(storage, ['en'])
  const heard: string[] = []
  const stop = locale.subscribe(() => heard.push(locale.current()))
  locale.choose('es')
  expect(kept.get('locale')).toBe('es')
  expect(openStoredLocale(storage, ['en']).current()).toBe('es')
  // Another window has chosen.
  kept.set('locale', 'en')
  window.dispatchEvent(new Event('storage'))
  expect(heard).toEqual(['es', 'en'])
  stop()
  locale.choose('es')
  window.dispatchEvent(new Event('storage'))
  expect(heard).toHaveLength(2)
})
