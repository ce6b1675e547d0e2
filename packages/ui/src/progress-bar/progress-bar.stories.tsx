import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout'
import { ProgressBar } from '.'

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Recognising text', value: 0.42, valueText: 'Page 5 of 12' },
  parameters: {
    docs: {
      description: {
        component:
          'How far work is that takes longer than a second, with its words. Give it a `value` as soon as one is known; without it the bar only shows that something moves. In a small place use `ProgressRing`; how much of a limit is used is a `BudgetBar`. It takes no focus; screen readers hear its label and its words.',
      },
    },
  },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Determinate: Story = {}

export const Indeterminate: Story = { args: { value: undefined, valueText: undefined, label: 'Generating audio' } }

export const BudgetBands: Story = {
  render: () => (
    <Stack gap="l">
      <ProgressBar kind="meter" label="Characters used" value={0.3} tone="success" />
      <ProgressBar kind="meter" label="Characters used, this week" value={0.8} tone="warning" />
      <ProgressBar kind="meter" label="Characters used, today" value={0.95} tone="critical" />
    </Stack>
  ),
}

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

export const LongWords: Story = {
  args: {
    label: 'Reconociendo las palabras de todas las páginas del capítulo «El viento en los sauces»',
    valueText: 'Página 128 de 1.024',
  },
}
