import { createKeyedFetch, createSessionKeeper, openRequestKeys } from '@lectern/api-client/session'
import { followAccount, restoreGuestSettings } from '@lectern/reader-ui/settings'
import { applyStoredTheme, openStoredLocale } from '@lectern/ui'
import { StrictMode, type ReactElement } from 'react'
import { createBrowserRouter } from 'react-router'
import { createStore } from './create-store'
import { clearCacheForNewAuthor } from './clear-cache-for-new-author'
import { createPendingLink } from './create-pending-link'
import { openSignInLink } from './open-sign-in-link'
import { createStudioSettingsStore } from './create-studio-settings-store'
import { openStorage } from '@lectern/api-client/session'
import { routes } from './routes'
import { Studio } from './studio'
import { extractLinkTokens } from './extract-link-tokens'
import { fetchEarly } from './fetch-early'
import { listEarlyCalls } from './list-early-calls'

/** Longer than a reload takes. */
const KEEP_LINK_MS = 1000

/** The code of a screen is loaded by then; responses that nobody has asked for are given up. */
const KEEP_EARLY_MS = 10_000

/** Composes the studio: session, store and router. Removes the token of a one-time link from the address first. */
export function studioElement(): ReactElement {
  const tokens = extractLinkTokens(window.location, window.history)
  applyStoredTheme()
  const storage = openStorage(() => window.localStorage)
  const keeper = createSessionKeeper({
    baseUrl: '',
    storage,
    fetch: createKeyedFetch(openRequestKeys(), (input, init) => window.fetch(input, init)),
    nowSeconds: () => Date.now() / 1000,
    onExpired: () => restoreGuestSettings(storage),
  })
  const session = fetchEarly(keeper, {
    paths: listEarlyCalls(window.location),
    later: (task) => void window.setTimeout(task, KEEP_EARLY_MS),
  })
  const locale = openStoredLocale(storage, window.navigator.languages)
  followAccount(session, createStudioSettingsStore(locale), storage)
  const store = createStore(session)
  clearCacheForNewAuthor(store, session)
  const pendingLink = createPendingLink({
    storage: openStorage(() => window.sessionStorage),
    newNonce: createNonce,
    nowMs: Date.now,
  })
  const linkSignIn = openSignInLink({
    store,
    session,
    pending: pendingLink,
    token: tokens.signIn,
    later: (task) => void window.setTimeout(task, KEEP_LINK_MS),
  })
  const router = createBrowserRouter(routes)
  return (
    <StrictMode>
      <Studio
        session={session}
        storage={storage}
        locale={locale}
        store={store}
        router={router}
        linkSignIn={linkSignIn}
        mailedToken={tokens.mailed}
      />
    </StrictMode>
  )
}

/** `randomUUID` exists on https pages and on this machine only. */
function createNonce(): string {
  const bytes = window.crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
