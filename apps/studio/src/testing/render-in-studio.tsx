import { createSessionKeeper, openStorage, type SessionKeeper } from '@lectern/api-client/session'
import { LocaleProvider, ToastProvider } from '@lectern/ui'
import { Provider } from 'react-redux'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'
import { createStore } from '../app/create-store'
import { StudioContext } from '../app/studio-context'

interface RenderedStudio {
  /** Responds to every call. */
  readonly fetch: typeof globalThis.fetch
  readonly at?: string
  readonly mailedToken?: string
  /** Nobody is signed in if this is left out. */
  readonly author?: Parameters<SessionKeeper['signedIn']>[0]
}

/** Renders routes as the studio does: in English, each with a store and a storage of its own. */
export async function renderInStudio(routes: RouteObject[], options: RenderedStudio) {
  const { fetch, at = '/', mailedToken = null, author } = options
  const storage = openStorage(() => {
    throw new Error('each test has a storage of its own')
  })
  const baseUrl = window.location.origin
  const session = createSessionKeeper({ baseUrl, storage, fetch, nowSeconds: () => Date.now() / 1000 })
  if (author) session.signedIn(author)
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const value = { session, storage, linkSignIn: 'none', mailedToken } as const
  await render(
    <Provider store={createStore(session)}>
      <LocaleProvider locale="en" onLocaleChoice={() => undefined}>
        <ToastProvider>
          <StudioContext value={value}>
            <RouterProvider router={router} />
          </StudioContext>
        </ToastProvider>
      </LocaleProvider>
    </Provider>,
  )
  return { session, router }
}
