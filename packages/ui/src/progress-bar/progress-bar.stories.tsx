import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout'
import { ProgressBar } from '.'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Recognising text', value: 0.42, valueText: 'Page 5 of 12' },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** work that takes longer than a second. Pass `value` as soon as it is known; without it the bar only shows activity.',
          '**Use `ProgressRing` instead** when space is small, **`BudgetBar` instead** for how much of a limit is used.',
          '**Keyboard**: it takes no focus. Screen readers hear its label and value.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Determinate: Story = {}

export const Indeterminate: Story = { args: { value: undefined, valueText: undefined, label: 'Generating audio' } }

export const Ends: Story = {
  render: () => (
    <Stack gap="l">
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Hardly begun" value={0.01} />
      <ProgressBar label="Done" value={1} tone="success" />
    </Stack>
  ),
}

export const LabelHidden: Story = { args: { hideLabel: true } }

export const LongText: Story = {
  args: {
    label: 'Reconociendo las palabras de todas las páginas del capítulo «El viento en los sauces»',
    valueText: 'Página 128 de 1.024',
  },
}
