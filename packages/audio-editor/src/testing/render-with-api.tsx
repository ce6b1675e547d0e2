import { appApi } from '@lectern/api-client/app'
import { mainApi } from '@lectern/api-client/main'
import { createSessionKeeper, type SessionKeeper } from '@lectern/api-client/session'
import { speechApi } from '@lectern/api-client/speech'
import { LocaleProvider, ToastProvider } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { render } from 'vitest-browser-react'
import { createMemoryStorage } from './create-memory-storage'

export interface RenderWithApiOptions {
  readonly fetch: typeof globalThis.fetch
  readonly locale?: 'en' | 'es'
}

/** Renders a screen with the store and the providers that an application has around it. */
export function renderWithApi(
  { fetch, locale = 'en' }: RenderWithApiOptions,
  renderScreen: (session: SessionKeeper) => ReactNode,
) {
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage: createMemoryStorage(),
    fetch,
    nowSeconds: () => Date.now() / 1000,
  })
  const store = configureStore({
    reducer: {
      [appApi.reducerPath]: appApi.reducer,
      [mainApi.reducerPath]: mainApi.reducer,
      [speechApi.reducerPath]: speechApi.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { session } }, serializableCheck: false, immutableCheck: false }).concat(
        appApi.middleware,
        mainApi.middleware,
        speechApi.middleware,
      ),
  })
  return render(
    <Provider store={store}>
      <LocaleProvider locale={locale}>
        <ToastProvider>{renderScreen(session)}</ToastProvider>
      </LocaleProvider>
    </Provider>,
  )
}
