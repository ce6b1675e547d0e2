import { createSessionKeeper } from '@lectern/api-client/session'
import { applyStoredTheme, LocaleToggle, openStoredLocale, StoredLocaleProvider, ThemeToggle } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { readingSlice, settingChanged } from '../store/reading-slice'
import { followAccount, openSettingsDevice } from '../settings'

const user = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'student' } as const

const stops: (() => void)[] = []
beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
  delete document.documentElement.dataset['theme']
  delete document.documentElement.dataset['themePreference']
  document.documentElement.lang = 'en'
})

/** A visit of the reader: its bar, its settings, and a server that has `kept`. null: the server is out of reach. */
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
  const store = configureStore({ reducer: { reading: readingSlice.reducer } })
  stops.push(followAccount(session, openSettingsDevice({ storage: localStorage, locale, store })))
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
const inEnglish = () => page.getByRole('combobox', { name: 'Language of the interface' })
const inSpanish = () => page.getByRole('combobox', { name: 'Idioma de la interfaz' })

it('the setting spanish_interface switches the interface to Spanish and back, and is kept as locale [I18N-008]', async () => {
  const spanish = await visit({ spanish_interface: true })
  await expect.element(inEnglish()).toBeVisible()
  spanish.session.signedIn(user)
  await expect.element(inSpanish()).toBeVisible()
  expect(localStorage.getItem('locale')).toBe('es')
  expect(document.documentElement.lang).toBe('es')
  spanish.session.signedOut()
  await expect.element(inSpanish()).toBeVisible()

  // The next visit, after the setting was taken back elsewhere.
  await spanish.leave()
  const english = await visit({ spanish_interface: false })
  await expect.element(inSpanish()).toBeVisible()
  english.session.signedIn(user)
  await expect.element(inEnglish()).toBeVisible()
  expect(localStorage.getItem('locale')).toBe('en')
})

it('a language that is chosen here becomes the setting of the account', async () => {
  const { session, sent } = await visit({ theme: 'light' })
  session.signedIn(user)
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('light')
  await userEvent.selectOptions(inEnglish(), 'Español')
  await expect.poll(() => sent).toEqual([{ spanish_interface: true }])
})

it('theme and playback of the account come too, and are written over what was kept here [UI-012]', async () => {
  localStorage.setItem('theme', 'light')
  localStorage.setItem('autoFlip', 'true')
  const { session, store } = await visit({ theme: 'contrast', auto_page_turn: false })
  session.signedIn(user)
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('contrast')
  expect(store.getState().reading.autoPageTurn).toBe(false)
  expect([localStorage.getItem('theme'), localStorage.getItem('autoFlip')]).toEqual(['contrast', 'false'])
})

it('what was kept applies while the server is out of reach, and a change is kept at once [UI-012]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.setItem('autoFlip', 'false')
  localStorage.setItem('locale', 'es')
  const { session, store } = await visit(null)
  session.signedIn(user)
  await expect.element(inSpanish()).toBeVisible()
  expect(store.getState().reading.autoPageTurn).toBe(false)
  store.dispatch(settingChanged({ autoPageTurn: true }))
  expect(localStorage.getItem('autoFlip')).toBe('true')
})
