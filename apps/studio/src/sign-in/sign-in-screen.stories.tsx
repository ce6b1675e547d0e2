import type { Meta, StoryObj } from '@storybook/react-vite'
import { hang, refuse, stubFetch } from '../testing/stub-fetch'
import { findElement } from '../testing/find-element'
import { sendForm } from '../testing/send-form'
import { StudioVisit } from '../testing/studio-visit'

const call = 'POST /api/auth/signin'

const meta = {
  title: 'Studio/Sign in',
  component: StudioVisit,
  args: { at: '/auth/login', fetch: stubFetch({}) },
  parameters: {
    layout: 'fullscreen',
    frame: { width: 1024, height: 720 },
    docs: {
      description: {
        component: '**Use for** signing in to the studio. Links lead to a new account and to a forgotten password.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await findElement(canvasElement, 'h1')
  },
} satisfies Meta<typeof StudioVisit>
export default meta
type Story = StoryObj<typeof meta>

const credentials = ['ada@example.org', 'a long secret']

export const SignIn: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }

export const FieldsMissing: Story = {
  play: (context) => sendForm(context, [], '[aria-invalid="true"]'),
}

export const Busy: Story = {
  args: { fetch: stubFetch({ [call]: hang }) },
  play: (context) => sendForm(context, credentials, '[aria-busy="true"]'),
}

export const WrongPassword: Story = {
  args: { fetch: stubFetch({ [call]: refuse(401, 'unauthorized', 'Wrong email or password.') }) },
  play: (context) => sendForm(context, credentials, '[role="alert"]'),
}

/** The server does not respond at all. */
export const Unreachable: Story = {
  args: { fetch: stubFetch({ [call]: () => Promise.reject(new TypeError('Failed to fetch')) }) },
  play: (context) => sendForm(context, credentials, '[role="alert"]'),
}

/** The one-time link that the visit began with was refused. */
export const LinkRefused: Story = { args: { linkSignIn: 'failed' } }
