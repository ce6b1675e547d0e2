import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInStudio } from '../testing/render-in-studio'
import { InvitationScreen } from './invitation-screen'

const renderInvitation = (respond: () => Response) =>
  renderInStudio([{ path: '/', element: <InvitationScreen /> }], {
    fetch: async () => respond(),
    mailedToken: 'token',
  })

const button = () => page.getByRole('button', { name: 'Accept the invitation' })

it('hides the button of an expired invitation and moves the focus to the heading', async () => {
  await renderInvitation(() => Response.json({ code: 'link-not-valid', msg: 'Ask for a new one.' }, { status: 401 }))
  button().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/ask whoever invited you for a new one/)).toBeVisible()
  await expect.element(button()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Write with us' })).toHaveFocus()
})

it('leaves the focus on the button if the invitation can be tried again', async () => {
  await renderInvitation(() => Response.json({ code: 'internal', msg: 'No room.' }, { status: 500 }))
  button().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('No room.')).toBeVisible()
  await expect.element(button()).toHaveFocus()
})
