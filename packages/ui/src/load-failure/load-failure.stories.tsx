import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadFailure, RetryCountdown } from '.'
import { ButtonLink } from '../button'

const meta = {
  title: 'Feedback/LoadFailure',
  component: LoadFailure,
  subcomponents: { RetryCountdown },
  args: {
    title: 'The book could not be opened',
    cause: 'restarting',
    pauseSeconds: null,
    retrying: false,
    onRetry: () => undefined,
    action: (
      <ButtonLink tone="quiet" href="#library">
        Back to the library
      </ButtonLink>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** content that could not be loaded and is loaded again automatically: it says why and when.',
          '**Use `ErrorState` instead** for a failure that stays until someone acts.',
          '`RetryCountdown` alone counts down beside other content, such as unsaved work.',
          'Screen readers hear once that it is tried again. **Keyboard**: “Try again” keeps the focus while it is busy.',
        ].join('\n\n'),
      },
    },
  },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof LoadFailure>
export default meta
type Story = StoryObj<typeof meta>

export const Restarting: Story = {}

export const Offline: Story = { args: { cause: 'offline' } }

export const DiskFull: Story = { args: { cause: 'disk-full' } }

export const InAPanel: Story = { args: { cause: 'unreachable', level: 3, action: undefined, retrying: true } }

export const OnDemand: Story = { args: { cause: null, reason: 'The response has an unexpected format.' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }
