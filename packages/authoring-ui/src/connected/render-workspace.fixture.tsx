import { appApi } from '@lectern/api-client/app'
import { mainApi } from '@lectern/api-client/main'
import { createSessionKeeper } from '@lectern/api-client/session'
import { LocaleProvider, ToastProvider } from '@lectern/ui'
import { configureStore } from '@reduxjs/toolkit'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { render } from 'vitest-browser-react'
import { BookWorkspace, type WorkPlace } from './book-workspace'
import type { GuideStep } from '../guide/guide-steps'
import type { FakeStudioServer } from './fake-studio-server.fixture'

/** The workspace of the fake server's book, as an application would show it. */
export async function renderWorkspace(server: FakeStudioServer, step: GuideStep) {
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    fetch: server.fetch,
    nowSeconds: () => Date.now() / 1000,
  })
  const store = configureStore({
    reducer: { [mainApi.reducerPath]: mainApi.reducer, [appApi.reducerPath]: appApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { session } } }).concat(mainApi.middleware, appApi.middleware),
  })
  function App() {
    const [place, setPlace] = useState<WorkPlace>({ chapter: null, page: null, variation: null, step })
    return (
      <main style={{ blockSize: '800px' }}>
        <BookWorkspace
          session={session}
          bookId={9}
          place={place}
          onPlace={setPlace}
          onUnsaved={() => undefined}
          renderVoice={() => null}
        />
      </main>
    )
  }
  return render(
    <Provider store={store}>
      <LocaleProvider locale="en">
        <ToastProvider>
          <App />
        </ToastProvider>
      </LocaleProvider>
    </Provider>,
  )
}
