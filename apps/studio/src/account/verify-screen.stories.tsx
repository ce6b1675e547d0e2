import type { Meta, StoryObj } from '@storybook/react-vite'
import { hang, refuse, stubFetch } from '../testing/stub-fetch'
import { findElement } from '../testing/find-element'
import { sendForm } from '../testing/send-form'
import { StudioVisit } from '../testing/studio-visit'

const call = 'POST /auth/verify'

const meta = {
  title: 'Studio/Confirm an account',
  component: StudioVisit,
  args: { at: '/auth/verify', mailedToken: 'token', fetch: stubFetch({}) },
  parameters: {
    layout: 'fullscreen',
    frame: { width: 1024, height: 720 },
    docs: { description: { component: '**Use for** creating the account that was asked for, with the mailed link.' } },
  },
  play: async ({ canvasElement }) => {
    await findElement(canvasElement, 'h1')
  },
} satisfies Meta<typeof StudioVisit>
export default meta
type Story = StoryObj<typeof meta>

export const Verify: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }

export const Busy: Story = {
  args: { fetch: stubFetch({ [call]: hang }) },
  play: (context) => sendForm(context, [], '[aria-busy="true"]'),
}

/** The screen offers to ask for another mail. */
export const LinkExpired: Story = {
  args: { fetch: stubFetch({ [call]: refuse(401, 'link-not-valid', 'Ask for a new one.') }) },
  play: (context) => sendForm(context, [], '[role="alert"]'),
}

export const LinkWithoutToken: Story = { args: { mailedToken: null } }
