import { createSessionKeeper } from '@lectern/api-client/session'
import { followAccount } from '@lectern/reader-ui/settings'
import { applyStoredTheme, openStoredLocale, storeThemePreference } from '@lectern/ui'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createStudioSettingsStore } from './create-studio-settings-store'

const user = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'user' } as const

const stops: (() => void)[] = []
const clear = () => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
  delete document.documentElement.dataset['themePreference']
}
beforeEach(clear)
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  clear()
})

function visit(kept: Readonly<Record<string, unknown>>) {
  const sent: unknown[] = []
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage: localStorage,
    nowSeconds: () => 0,
    async fetch(input, init) {
      const request = new Request(input, init)
      if (request.method === 'POST') sent.push(await request.json())
      return Response.json({ ...kept, domainId: 1 })
    },
  })
  stops.push(applyStoredTheme())
  const locale = openStoredLocale(localStorage, ['en'])
  stops.push(followAccount(session, createStudioSettingsStore(locale), localStorage))
  session.signedIn(user)
  return { locale, sent }
}
const theme = () => document.documentElement.dataset['theme']

it('applies theme and language of the account to the studio', async () => {
  const { locale, sent } = visit({ theme: 'contrast', spanish_interface: true, auto_page_turn: false })
  await expect.poll(() => [theme(), locale.current()]).toEqual(['contrast', 'es'])
  expect(sent).toEqual([])
})

it('stores a theme or a language that is chosen in the studio in the account', async () => {
  const { locale, sent } = visit({ theme: 'contrast', spanish_interface: true })
  await expect.poll(() => locale.current()).toBe('es')
  locale.choose('en')
  await expect.poll(() => sent).toEqual([{ spanish_interface: false }])
  storeThemePreference('light')
  await expect.poll(() => sent).toEqual([{ spanish_interface: false }, { theme: 'light' }])
})
