import { appApi } from '@lectern/api-client/app'
import { mainApi } from '@lectern/api-client/main'
import { quizApi } from '@lectern/api-client/quiz'
import { LinkProvider, LocaleProvider, ToastProvider } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { signInAuthor } from '../connected/sign-in-author.fixture'

export interface DetailsVisitProps {
  readonly store: ReturnType<typeof createDetailsStore>
  readonly children: ReactNode
}

/** Creates a store whose calls go to the given server. */
export function createDetailsStore(fetch: typeof globalThis.fetch) {
  const session = signInAuthor(1, fetch)
  return configureStore({
    reducer: {
      [mainApi.reducerPath]: mainApi.reducer,
      [quizApi.reducerPath]: quizApi.reducer,
      [appApi.reducerPath]: appApi.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { session } }, serializableCheck: false }).concat(
        mainApi.middleware,
        quizApi.middleware,
        appApi.middleware,
      ),
  })
}

/** Renders a screen of a book as the studio does. */
export function DetailsVisit({ store, children }: DetailsVisitProps) {
  return (
    <Provider store={store}>
      <LocaleProvider locale="en">
        <ToastProvider>
          <LinkProvider follow={() => undefined}>
            <main>{children}</main>
          </LinkProvider>
        </ToastProvider>
      </LocaleProvider>
    </Provider>
  )
}
