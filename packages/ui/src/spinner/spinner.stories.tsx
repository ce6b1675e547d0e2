import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../layout'
import { Text } from '../text'
import { Spinner, SpinnerRing, spinnerSizes } from '.'

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  subcomponents: { SpinnerRing },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** waiting when nobody knows how long it takes. Say what is loading when it may take more than a moment.',
          '**Use `Skeleton` instead** when the shape of the content is known, **`ProgressBar` or `ProgressRing` instead** when progress is known, **`busy` instead** on a button.',
          '`SpinnerRing` is the ring alone, for a component that says itself that it is busy.',
          'With reduced motion it fades instead of turning.',
        ].join('\n\n'),
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

/** Beside a text that says what is going on. */
export const RingAlone: Story = {
  render: () => (
    <Inline gap="s">
      <SpinnerRing size="s" />
      <Text size="s">Page 4 is being saved</Text>
    </Inline>
  ),
}
