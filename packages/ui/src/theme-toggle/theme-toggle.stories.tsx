import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeToggle } from '.'

const meta = { title: 'Components/ThemeToggle', component: ThemeToggle } satisfies Meta<typeof ThemeToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Menu: Story = {}

export const EveryChoice: Story = { args: { kind: 'choices' } }
