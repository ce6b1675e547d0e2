import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage'
import { readLocalSettings, writeLocalSettings } from './local-settings'

const all = {
  autoFlip: false,
  autoScroll: true,
  continuousPlay: false,
  flipVideo: true,
  theme: 'light',
  rectColor: '#abcdef',
  locale: 'es',
  screenLayout: 'vertical',
  activeWordColor: '#fedcba',
  domainId: 14,
} as const

test('stores every setting by its own name and reads it back unchanged', () => {
  const storage = memoryStorage()
  writeLocalSettings(storage, all)
  expect(storage.getItem('theme')).toBe('light')
  expect(storage.getItem('autoFlip')).toBe('false')
  expect(readLocalSettings(storage)).toEqual(all)
})

test('leaves missing settings absent, and other settings unchanged by a write', () => {
  const storage = memoryStorage()
  expect(readLocalSettings(storage)).toEqual({})
  writeLocalSettings(storage, { locale: 'es' })
  writeLocalSettings(storage, { autoFlip: true })
  expect(readLocalSettings(storage)).toEqual({ locale: 'es', autoFlip: true })
})

test('treats an invalid value as absent', () => {
  const storage = memoryStorage()
  for (const name of Object.keys(all)) storage.setItem(name, '')
  expect(readLocalSettings(storage)).toEqual({})
  storage.setItem('autoFlip', 'yes')
  storage.setItem('screenLayout', 'diagonal')
  storage.setItem('domainId', '-3')
  expect(readLocalSettings(storage)).toEqual({})
})

test('ignores a full storage, so that the change still applies', () => {
  const full = {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => writeLocalSettings(full, all)).not.toThrow()
})
