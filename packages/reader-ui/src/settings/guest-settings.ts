import type { KeyStorage } from '@lectern/api-client/session'

/** Names under which the device stores the settings that an account keeps too. */
const names = [
  'autoFlip',
  'autoScroll',
  'continuousPlay',
  'flipVideo',
  'screenLayout',
  'rectColor',
  'activeWordColor',
  'theme',
  'locale',
  'domainId',
] as const

const GUEST_KEY = 'lectern.guest-settings'

/**
 * Keeps the settings of this device before those of an account replace them.
 *
 * @param o.isNewSignIn false for an account that signed in during an earlier visit, whose guest's settings are kept already
 */
export function keepGuestSettings(storage: KeyStorage, { isNewSignIn }: { readonly isNewSignIn: boolean }): void {
  if (!isNewSignIn && storage.getItem(GUEST_KEY) !== null) return
  const kept = names.flatMap((name) => {
    const value = storage.getItem(name)
    return value === null ? [] : [[name, value] as const]
  })
  storage.setItem(GUEST_KEY, JSON.stringify(Object.fromEntries(kept)))
}

/** Replaces the account's settings on this device by those that a guest had, or else by the defaults. Last places stay. */
export function restoreGuestSettings(storage: KeyStorage): void {
  const text = storage.getItem(GUEST_KEY)
  if (text === null) return
  const kept: unknown = JSON.parse(text)
  for (const name of names) {
    const value: unknown = Reflect.get(Object(kept), name)
    if (typeof value === 'string') storage.setItem(name, value)
    else storage.removeItem(name)
  }
  storage.removeItem(GUEST_KEY)
}
