import { LocaleProvider, ToastProvider } from '@lectern/ui'
import { Provider } from 'react-redux'
import { createMemoryRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { render } from 'vitest-browser-react'
import { StudioContext } from '../app/studio-context'
import { createTestServices, type TestServicesOptions } from './create-test-services'

interface RenderedStudio extends TestServicesOptions {
  readonly at?: string
}

/** Renders routes as the studio does: in English, each with a store and a storage of its own. */
export async function renderInStudio(routes: RouteObject[], { at = '/', ...options }: RenderedStudio) {
  const { services, store } = createTestServices(options)
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  await render(
    <Provider store={store}>
      <LocaleProvider locale="en" onLocaleChoice={() => undefined}>
        <ToastProvider>
          <StudioContext value={services}>
            <RouterProvider router={router} />
          </StudioContext>
        </ToastProvider>
      </LocaleProvider>
    </Provider>,
  )
  return { session: services.session, router }
}
