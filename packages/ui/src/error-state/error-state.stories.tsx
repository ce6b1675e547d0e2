import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../button'
import { ErrorState } from '.'

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'This book could not be opened',
    message: 'The server did not answer within ten seconds.',
    advice: 'Check the connection and try again. What you have read is kept.',
    onRetry: () => undefined,
    action: (
      <ButtonLink tone="quiet" href="#library">
        Back to the library
      </ButtonLink>
    ),
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const WithAWayOut: Story = {}

export const Retrying: Story = { args: { retrying: true } }
