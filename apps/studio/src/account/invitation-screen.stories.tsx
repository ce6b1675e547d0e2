import type { Meta, StoryObj } from '@storybook/react-vite'
import { hang, refuse, stubFetch } from '../testing/stub-fetch'
import { findElement } from '../testing/find-element'
import { sendForm } from '../testing/send-form'
import { StudioVisit } from '../testing/studio-visit'

const call = 'POST /auth/invitation'

const meta = {
  title: 'Studio/Invitation',
  component: StudioVisit,
  args: { at: '/auth/invitation', mailedToken: 'token', fetch: stubFetch({}) },
  parameters: {
    layout: 'fullscreen',
    frame: { width: 1024, height: 720 },
    docs: { description: { component: '**Use for** accepting the invitation to be an author of a book.' } },
  },
  play: async ({ canvasElement }) => {
    await findElement(canvasElement, 'h1')
  },
} satisfies Meta<typeof StudioVisit>
export default meta
type Story = StoryObj<typeof meta>

export const Invitation: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }

export const Busy: Story = {
  args: { fetch: stubFetch({ [call]: hang }) },
  play: (context) => sendForm(context, [], '[aria-busy="true"]'),
}

const newPerson = { fetch: stubFetch({ [call]: refuse(422, 'invalid', 'Choose a password.', 'password') }) }

/** The address has no account yet: the server asks for a name and a password. */
export const NewPerson: Story = {
  args: newPerson,
  play: (context) => sendForm(context, [], 'input[type="password"]'),
}

export const NewPersonWithErrors: Story = {
  args: newPerson,
  async play(context) {
    await sendForm(context, [], 'input[type="password"]')
    await sendForm(context, [], '[aria-invalid="true"]')
  },
}

export const LinkExpired: Story = {
  args: { fetch: stubFetch({ [call]: refuse(401, 'link-not-valid', 'Ask for a new one.') }) },
  play: (context) => sendForm(context, [], '[role="alert"]'),
}

export const LinkWithoutToken: Story = { args: { mailedToken: null } }
