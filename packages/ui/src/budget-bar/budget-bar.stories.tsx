import type { Meta, StoryObj } from '@storybook/react-vite'
import { BudgetBar } from '.'

const meta = {
  title: 'Feedback/BudgetBar',
  component: BudgetBar,
  args: {
    label: 'Characters this month',
    fraction: 0.42,
    amount: '420,000 of 1,000,000',
    band: 'ok',
    state: 'Plenty left',
    marks: [0.75, 0.9],
    children: 'Resets on Jan 15',
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** how much of a limit is used: characters, storage, minutes. The band changes its colour, icon and text together; the caller decides where each band begins.',
          '**Use `ProgressBar` instead** when work is moving towards its end.',
          '**Keyboard**: it takes no focus.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof BudgetBar>
export default meta
type Story = StoryObj<typeof meta>

export const Plenty: Story = {}

export const Near: Story = {
  args: { fraction: 0.8, amount: '800,000 of 1,000,000', band: 'near', state: 'Running low' },
}

export const NearlySpent: Story = {
  args: { fraction: 0.962, amount: '962,000 of 1,000,000', band: 'spent', state: 'Nearly used up' },
}

export const Overdrawn: Story = {
  args: { fraction: 1.3, amount: '1,300,000 of 1,000,000', band: 'over', state: '300,000 over the limit' },
}

export const Unused: Story = { args: { fraction: 0, amount: '0 of 1,000,000' } }

export const Unknown: Story = {
  args: {
    fraction: 0,
    amount: undefined,
    band: 'unknown',
    state: 'The usage could not be loaded',
    children: undefined,
  },
}

export const LongText: Story = {
  args: {
    label: 'Caracteres utilizados por el dominio en este mes',
    amount: '1.234.567.890 de 2.000.000.000',
    state: 'Queda de sobra para el resto del mes',
    children: 'Empieza de nuevo el 15 ene 2027, 23:30',
  },
}
