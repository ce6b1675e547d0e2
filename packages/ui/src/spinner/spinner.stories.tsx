import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../layout'
import { Spinner, spinnerSizes } from '.'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          'Something is on its way and nobody knows how far it is. Say what is waited for when it may take longer. Where the shape of what comes is known, use a `Skeleton`; where it is known how far it is, a `ProgressBar` or `ProgressRing`. A button that works shows its own with `busy`. With reduced motion it breathes instead of turning.',
      },
    },
  },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const WithWords: Story = { args: { label: 'Opening the book…', showLabel: true } }

export const EverySize: Story = {
  render: () => (
    <Inline gap="l">
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
}
