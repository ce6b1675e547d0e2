import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage'
import { keepGuestSettings, restoreGuestSettings } from './guest-settings'

function openDevice() {
  const storage = memoryStorage()
  storage.setItem('theme', 'light')
  storage.setItem('autoFlip', 'false')
  storage.setItem('lectern.place.7', '{"pageId":1}')
  return storage
}

test("a guest's settings return and those of the account go, while last places stay", () => {
  const storage = openDevice()
  keepGuestSettings(storage, { isNewSignIn: true })
  storage.setItem('theme', 'dark')
  storage.setItem('locale', 'es')
  storage.setItem('lectern.place.8', '{"pageId":2}')
  // The next visit of the same account.
  keepGuestSettings(storage, { isNewSignIn: false })
  restoreGuestSettings(storage)
  const read = ['theme', 'autoFlip', 'locale', 'lectern.place.7', 'lectern.place.8'].map((key) => storage.getItem(key))
  expect(read).toEqual(['light', 'false', null, '{"pageId":1}', '{"pageId":2}'])
})

test('a later sign-in keeps the settings that the device has then', () => {
  const storage = openDevice()
  keepGuestSettings(storage, { isNewSignIn: true })
  storage.setItem('theme', 'dark')
  keepGuestSettings(storage, { isNewSignIn: true })
  storage.setItem('theme', 'contrast')
  restoreGuestSettings(storage)
  expect(storage.getItem('theme')).toBe('dark')
})

test('nothing changes without kept settings', () => {
  const storage = openDevice()
  restoreGuestSettings(storage)
  expect(storage.getItem('theme')).toBe('light')
})
