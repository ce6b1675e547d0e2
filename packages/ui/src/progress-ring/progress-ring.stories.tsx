import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../layout'
import { progressTones } from '../progress-bar'
import { ProgressRing, progressRingSizes } from '.'

const meta = {
  title: 'Feedback/ProgressRing',
  component: ProgressRing,
  args: { label: 'Generating audio', value: 0.42 },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** progress where a bar has no room: on a card, in a row, in the middle of a panel. Pass `value` as soon as it is known.',
          '**Use `ProgressBar` instead** when there is a line to fill, **`Spinner` instead** when progress is never known.',
          '**Keyboard**: it takes no focus. Screen readers hear its label and value.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ProgressRing>
export default meta
type Story = StoryObj<typeof meta>

export const Determinate: Story = {}

export const WithWords: Story = { args: { label: 'Recognising text', valueText: 'Page 5 of 12' } }

export const Indeterminate: Story = { args: { value: undefined, label: 'Opening the book' } }

export const EverySize: Story = {
  render: () => (
    <Stack gap="l">
      {progressRingSizes.map((size) => (
        <Inline key={size} gap="l">
          {[0, 0.04, 0.42, 0.99, 1].map((value) => (
            <ProgressRing key={value} size={size} value={value} hideLabel label={`Upload ${size} ${value}`} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const EveryTone: Story = {
  render: () => (
    <Inline gap="l">
      {progressTones.map((tone) => (
        <ProgressRing key={tone} tone={tone} value={0.64} hideLabel label={`Upload, ${tone}`} />
      ))}
    </Inline>
  ),
}
