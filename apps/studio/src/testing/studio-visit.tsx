import { useState } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from '../app/routes'
import { StudioContext } from '../app/studio-context'
import { createTestServices, type TestServicesOptions } from './create-test-services'

export interface StudioVisitProps extends TestServicesOptions {
  /** Path in the studio that the visit begins at. */
  readonly at: string
}

/** The studio's own routes and store for a story; links lead to other screens within it. */
export function StudioVisit({ at, ...options }: StudioVisitProps) {
  const [{ services, store }] = useState(() => createTestServices(options))
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [at] }))
  return (
    <Provider store={store}>
      <StudioContext value={services}>
        <RouterProvider router={router} />
      </StudioContext>
    </Provider>
  )
}
