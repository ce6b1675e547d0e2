import { createSessionKeeper } from '@lectern/api-client/session'
import { applyStoredTheme, LocaleToggle, openStoredLocale, StoredLocaleProvider, ThemeToggle } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { readPreferences } from '../store/preferences'
import { preferencesChanged, preferencesSlice } from '../store/preferences-slice'
import { readingSlice } from '../store/reading-slice'
import { storePreferences } from '../store/store-preferences'
import { followAccount, createReaderSettingsStore } from '../settings'
import { testUser as user } from '../testing/test-user'

const stops: (() => void)[] = []
beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
  delete document.documentElement.dataset['theme']
  delete document.documentElement.dataset['themePreference']
  document.documentElement.lang = 'en'
})

/** Renders the reader with its settings and a server that stores `kept`. null: the server is unreachable. */
async function visit(kept: Readonly<Record<string, unknown>> | null) {
  const sent: unknown[] = []
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage: localStorage,
    nowSeconds: () => 0,
    async fetch(input, init) {
      const request = new Request(input, init)
      if (kept === null) throw new TypeError('offline')
      if (request.method === 'POST') sent.push(await request.json())
      return Response.json({ ...kept, domainId: 1 })
    },
  })
  stops.push(applyStoredTheme())
  const locale = openStoredLocale(localStorage, ['en'])
  const store = configureStore({
    reducer: { reading: readingSlice.reducer, preferences: preferencesSlice.reducer },
    preloadedState: { preferences: readPreferences(localStorage) },
  })
  stops.push(storePreferences(store, localStorage))
  stops.push(followAccount(session, createReaderSettingsStore({ storage: localStorage, locale, store }), localStorage))
  const { unmount } = await render(
    <StoredLocaleProvider stored={locale}>
      <LocaleToggle />
      <ThemeToggle />
    </StoredLocaleProvider>,
  )
  const leave = async () => {
    for (const stop of stops.splice(0)) stop()
    await unmount()
  }
  return { session, store, sent, leave }
}
const inEnglish = () => page.getByRole('combobox', { name: 'Interface language' })
const inSpanish = () => page.getByRole('combobox', { name: 'Idioma de la interfaz' })

it('spanish_interface switches the interface to Spanish and back and is stored as locale [I18N-008]', async () => {
  const spanish = await visit({ spanish_interface: true })
  await expect.element(inEnglish()).toBeVisible()
  spanish.session.signedIn(user)
  await expect.element(inSpanish()).toBeVisible()
  expect(localStorage.getItem('locale')).toBe('es')
  expect(document.documentElement.lang).toBe('es')
  spanish.session.signedOut()
  await expect.element(inSpanish()).toBeVisible()

  // The next visit, after the setting was cleared on another device.
  await spanish.leave()
  const english = await visit({ spanish_interface: false })
  await expect.element(inSpanish()).toBeVisible()
  english.session.signedIn(user)
  await expect.element(inEnglish()).toBeVisible()
  expect(localStorage.getItem('locale')).toBe('en')
})

it('a language chosen on this device is saved to the account', async () => {
  const { session, sent } = await visit({ theme: 'light' })
  session.signedIn(user)
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('light')
  await userEvent.selectOptions(inEnglish(), 'Español')
  await expect.poll(() => sent).toEqual([{ spanish_interface: true }])
})

it("the account's theme and playback settings overwrite those of the device [UI-012]", async () => {
  localStorage.setItem('theme', 'light')
  localStorage.setItem('autoFlip', 'true')
  const { session, store } = await visit({ theme: 'contrast', auto_page_turn: false })
  session.signedIn(user)
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('contrast')
  expect(store.getState().preferences.autoFlip).toBe(false)
  expect([localStorage.getItem('theme'), localStorage.getItem('autoFlip')]).toEqual(['contrast', 'false'])
})

it('stored settings apply while the server is unreachable, and a change is stored immediately [UI-012]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.setItem('autoFlip', 'false')
  localStorage.setItem('locale', 'es')
  const { session, store } = await visit(null)
  session.signedIn(user)
  await expect.element(inSpanish()).toBeVisible()
  expect(store.getState().preferences.autoFlip).toBe(false)
  store.dispatch(preferencesChanged({ autoFlip: true }))
  expect(localStorage.getItem('autoFlip')).toBe('true')
})
