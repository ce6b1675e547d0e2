import { createSessionKeeper, openStorage } from '@lectern/api-client/session'
import { LocaleProvider } from '@lectern/ui'
import { Provider } from 'react-redux'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createStore } from '../app/create-store'
import { StudioContext } from '../app/studio-context'
import { InvitationScreen } from './invitation-screen'

async function renderInvitation(answer: () => Response): Promise<void> {
  const storage = openStorage(() => {
    throw new Error('each test has a storage of its own')
  })
  const session = createSessionKeeper({
    baseUrl: window.location.origin,
    storage,
    fetch: async () => answer(),
    nowSeconds: () => Date.now() / 1000,
  })
  const router = createMemoryRouter([{ path: '/', element: <InvitationScreen /> }])
  await render(
    <Provider store={createStore(session)}>
      <LocaleProvider locale="en">
        <StudioContext
          value={{
            session,
            storage,
            locale: 'en',
            setLocale: () => undefined,
            linkSignIn: 'none',
            mailedToken: 'token',
          }}
        >
          <RouterProvider router={router} />
        </StudioContext>
      </LocaleProvider>
    </Provider>,
  )
}

const button = () => page.getByRole('button', { name: 'Accept the invitation' })

it('an invitation that is over takes its button away, and the focus goes to where it is told', async () => {
  await renderInvitation(() => Response.json({ code: 'link-not-valid', msg: 'Ask for a new one.' }, { status: 401 }))
  button().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/ask whoever invited you for a new one/)).toBeVisible()
  await expect.element(button()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Write with us' })).toHaveFocus()
})

it('an invitation that may be tried again leaves the focus on its button', async () => {
  await renderInvitation(() => Response.json({ code: 'internal', msg: 'No room.' }, { status: 500 }))
  button().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No room.')).toBeVisible()
  await expect.element(button()).toHaveFocus()
})
