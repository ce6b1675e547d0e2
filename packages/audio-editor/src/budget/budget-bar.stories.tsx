import type { Meta, StoryObj } from '@storybook/react-vite'
import { BudgetBar } from './budget-bar'

const meta = {
  title: 'Audio editor/BudgetBar',
  component: BudgetBar,
  args: {
    subscription: {
      character_count: 120_000,
      character_limit: 1_000_000,
      next_character_count_reset_unix: 1_800_000_000,
    },
    failed: false,
  },
} satisfies Meta<typeof BudgetBar>
export default meta
type Story = StoryObj<typeof meta>

export const Plenty: Story = {}

export const Critical: Story = { args: { subscription: { character_count: 990, character_limit: 1000 } } }

export const Unknown: Story = { args: { subscription: null, failed: true } }
