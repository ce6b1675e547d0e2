import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout'
import { ProgressBar } from '.'

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Recognising text', value: 0.42, valueText: 'Page 5 of 12' },
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
