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

it("speaks the reader's own language until one was chosen, English where it speaks none of them", () => {
  expect(openStoredLocale(storage, ['fr-CA', 'es-MX', 'en']).current()).toBe('es')
  expect(openStoredLocale(storage, ['fr-CA']).current()).toBe('en')
  kept.set('locale', 'en')
  expect(openStoredLocale(storage, ['es']).current()).toBe('en')
})

it('speaks English by default: where no language is asked for, or none that it knows [I18N-001]', () => {
  for (const languages of [[], ['fr-CA', 'zh'], ['', 'xx', 'est']])
    expect(openStoredLocale(storage, languages).current()).toBe('en')
  kept.set('locale', 'nonsense')
  expect(openStoredLocale(storage, []).current()).toBe('en')
})

it('takes nonsense that was stored for nothing', () => {
  kept.set('locale', '{"a":1}')
  expect(openStoredLocale(storage, ['es']).current()).toBe('es')
})

it('keeps a choice under "locale", and tells it until nobody listens', () => {
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
