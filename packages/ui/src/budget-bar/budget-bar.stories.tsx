import type { Meta, StoryObj } from '@storybook/react-vite'
import { BudgetBar } from '.'

const meta = {
  title: 'Components/BudgetBar',
  component: BudgetBar,
  args: {
    label: 'Characters this month',
    share: 0.42,
    amount: '420,000 of 1,000,000',
    band: 'ok',
    state: 'plenty left',
    marks: [0.75, 0.9],
    children: 'Starts again on Jan 15, 2027, 11:30 PM',
  },
  parameters: {
    docs: {
      description: {
        component:
          'How much of something that ends is used up: characters, storage, minutes. Three bands (ok, near, spent) change its colour, its sign and its words together; where a band begins is told by whoever knows the budget. Use `ProgressBar` for work that goes on towards an end. It takes no focus.',
      },
    },
  },
} satisfies Meta<typeof BudgetBar>
export default meta
type Story = StoryObj<typeof meta>

export const Plenty: Story = {}

export const Near: Story = { args: { share: 0.8, amount: '800,000 of 1,000,000', band: 'near', state: 'running low' } }

export const NearlySpent: Story = {
  args: { share: 0.962, amount: '962,000 of 1,000,000', band: 'spent', state: 'nearly used up' },
}

export const Overdrawn: Story = {
  args: { share: 1.3, amount: '1,300,000 of 1,000,000', band: 'spent', state: 'nearly used up' },
}

export const Unused: Story = { args: { share: 0, amount: '0 of 100', children: 'The usage could not be loaded.' } }

export const LongWords: Story = {
  args: {
    label: 'Caracteres utilizados por el dominio en este mes',
    amount: '1.234.567.890 de 2.000.000.000',
    state: 'queda de sobra para el resto del mes',
    children: 'Empieza de nuevo el 15 ene 2027, 23:30',
  },
}
