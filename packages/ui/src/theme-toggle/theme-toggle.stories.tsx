import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeChoice, ThemeToggle } from '.'

const meta = {
  title: 'Choices/ThemeToggle',
  component: ThemeToggle,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** the theme of the interface: dark, light, as the system, or high contrast. The choice is kept on the device.',
          '**Use `ThemeChoice` instead** on a settings screen, where there is room for every theme.',
          'Both take no props: they read and keep the choice themselves.',
          '**Keyboard**: as in every list or choice group of the system.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ThemeToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Menu: Story = {}

/** On a settings screen: `ThemeChoice`. */
export const EveryChoice: Story = { render: () => <ThemeChoice /> }
