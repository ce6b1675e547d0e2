import type { Meta, StoryObj } from '@storybook/react-vite'
import { hang, refuse, stubFetch } from '../testing/stub-fetch'
import { findElement } from '../testing/find-element'
import { sendForm } from '../testing/send-form'
import { StudioVisit } from '../testing/studio-visit'

const call = 'POST /auth/reset'

const meta = {
  title: 'Studio/Set a new password',
  component: StudioVisit,
  args: { at: '/auth/reset', mailedToken: 'token', fetch: stubFetch({}) },
  parameters: {
    layout: 'fullscreen',
    frame: { width: 1024, height: 720 },
    docs: { description: { component: '**Use for** setting a new password with the mailed link.' } },
  },
  play: async ({ canvasElement }) => {
    await findElement(canvasElement, 'h1')
  },
} satisfies Meta<typeof StudioVisit>
export default meta
type Story = StoryObj<typeof meta>

const password = ['a long secret']

export const Reset: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }

export const PasswordTooShort: Story = {
  play: (context) => sendForm(context, ['short'], '[aria-invalid="true"]'),
}

export const Busy: Story = {
  args: { fetch: stubFetch({ [call]: hang }) },
  play: (context) => sendForm(context, password, '[aria-busy="true"]'),
}

/** The screen offers to ask for another mail. */
export const LinkExpired: Story = {
  args: { fetch: stubFetch({ [call]: refuse(401, 'link-not-valid', 'Ask for a new one.') }) },
  play: (context) => sendForm(context, password, '[role="alert"]'),
}

export const Done: Story = {
  args: { fetch: stubFetch({ [call]: () => Response.json({ success: true }) }) },
  play: (context) => sendForm(context, password, '[role="status"] h1'),
}

export const LinkWithoutToken: Story = { args: { mailedToken: null } }
