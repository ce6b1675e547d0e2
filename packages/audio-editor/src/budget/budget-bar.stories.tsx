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
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** the monthly characters of the speech service. It says so when the number could not be loaded.',
          '**Use the design system’s `BudgetBar` instead** for any other limit.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof BudgetBar>
export default meta
type Story = StoryObj<typeof meta>

export const Plenty: Story = {}

export const Critical: Story = { args: { subscription: { character_count: 990, character_limit: 1000 } } }

export const Overdrawn: Story = { args: { subscription: { character_count: 1300, character_limit: 1000 } } }

export const Unknown: Story = { args: { subscription: null, failed: true } }
