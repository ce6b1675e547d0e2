import type { Meta, StoryObj } from '@storybook/react-vite'
import { hang, refuse, stubFetch } from '../testing/stub-fetch'
import { findElement } from '../testing/find-element'
import { sendForm } from '../testing/send-form'
import { StudioVisit } from '../testing/studio-visit'

const call = 'POST /auth/signup'

const meta = {
  title: 'Studio/Create an account',
  component: StudioVisit,
  args: { at: '/auth/signup', fetch: stubFetch({}) },
  parameters: {
    layout: 'fullscreen',
    frame: { width: 1024, height: 720 },
    docs: {
      description: { component: '**Use for** asking for an account, which is created when the mailed link is opened.' },
    },
  },
  play: async ({ canvasElement }) => {
    await findElement(canvasElement, 'h1')
  },
} satisfies Meta<typeof StudioVisit>
export default meta
type Story = StoryObj<typeof meta>

const person = ['Ada Lovelace', 'ada@example.org', 'a long secret']

export const SignUp: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }

export const FieldsMissing: Story = {
  play: (context) => sendForm(context, [], '[aria-invalid="true"]'),
}

export const Busy: Story = {
  args: { fetch: stubFetch({ [call]: hang }) },
  play: (context) => sendForm(context, person, '[aria-busy="true"]'),
}

export const TooManyTries: Story = {
  args: { fetch: stubFetch({ [call]: refuse(429, 'too-many-requests', 'Too many mails.') }) },
  play: (context) => sendForm(context, person, '[role="alert"]'),
}

export const MailSent: Story = {
  args: { fetch: stubFetch({ [call]: () => Response.json({ success: true }) }) },
  play: (context) => sendForm(context, person, '[role="status"] h1'),
}
