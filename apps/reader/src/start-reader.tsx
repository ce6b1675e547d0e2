import { mainReadingApi } from '@lectern/api-client/main/reading'
import { createSessionKeeper, openStorage, type SessionExtra } from '@lectern/api-client/session'
import { readAddress } from '@lectern/reader-ui/address'
import {
  FailureListener,
  importLateParts,
  storeProgress,
  ReaderBoundary,
  readStoredRate,
  storePreferences,
  windowAddressBar,
} from '@lectern/reader-ui'
import { applyStoredTheme, openStoredLocale, StoredLocaleProvider, ToastProvider } from '@lectern/ui'
import { StrictMode, type ReactElement } from 'react'
import { Provider } from 'react-redux'
import { createReaderStore } from './create-reader-store'
import { connectHost } from './host/connect-host'
import { ReaderRoutes } from './reader-routes'
import { createSignInSender } from './create-sign-in-sender'
import { runWhenSignedIn } from './run-when-signed-in'

const loadLatePartsAfterMs = 15_000

/** Creates session, store and address bar for a window, and returns the element to render. */
export async function startReader(target: Window & typeof globalThis): Promise<ReactElement> {
  applyStoredTheme()
  const storage = openStorage(() => target.localStorage)
  const locale = openStoredLocale(storage, target.navigator.languages)
  const sessionStorage = openStorage(() => target.sessionStorage)
  const sendToSignIn = createSignInSender(target)
  const session = createSessionKeeper({
    baseUrl: '',
    storage,
    fetch: (input, init) => target.fetch(input, init),
    nowSeconds: () => Date.now() / 1000,
    onExpired() {
      import('@lectern/reader-ui/settings')
        .then(({ restoreGuestSettings }) => restoreGuestSettings(storage), console.error)
        .finally(() => sendToSignIn({ isExpired: true }))
    },
  })
  const bar = windowAddressBar(target)
  if (readAddress(bar.search()).token !== null) {
    const { adoptToken } = await import('./adopt-token')
    adoptToken(bar, session)
  }
  const extra: SessionExtra = { session }
  const store = createReaderStore({ extra, rate: readStoredRate(sessionStorage), storage })
  storePreferences(store, storage)
  const keepsPlace = () => readAddress(bar.search()).savesProgress
  storeProgress(store, { places: storage, session: sessionStorage, target, keepsPlace })
  // They load long after the first page, so that they do not delay it.
  target.setTimeout(() => {
    importLateParts().then(({ validateResponses }) => validateResponses(store, extra, mainReadingApi), console.error)
  }, loadLatePartsAfterMs)
  runWhenSignedIn(session, () => {
    import('@lectern/reader-ui/settings').then(
      ({ followAccount, createReaderSettingsStore }) =>
        followAccount(session, createReaderSettingsStore({ storage, locale, store }), storage),
      console.error,
    )
  })
  const host = target.parent === target ? undefined : connectHost({ store, session, bar, locale, storage }, target)
  return (
    <StrictMode>
      <Provider store={store}>
        <StoredLocaleProvider stored={locale}>
          <ReaderBoundary libraryHref="/" onReload={() => target.location.reload()}>
            {/* Toasts are rare here and plain ones do: the first load stays small. */}
            <ToastProvider>
              <FailureListener value={host?.fail ?? null}>
                <ReaderRoutes
                  bar={bar}
                  session={session}
                  storage={storage}
                  languages={target.navigator.languages}
                  onSignIn={sendToSignIn}
                  onReturn={host?.leave}
                />
              </FailureListener>
            </ToastProvider>
          </ReaderBoundary>
        </StoredLocaleProvider>
      </Provider>
    </StrictMode>
  )
}
