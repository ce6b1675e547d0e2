import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInStudio } from '../testing/render-in-studio'
import { InvitationScreen } from './invitation-screen'

const renderInvitation = (answer: () => Response) =>
  renderInStudio([{ path: '/', element: <InvitationScreen /> }], {
    fetch: async () => answer(),
    mailedToken: 'token',
  })

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
