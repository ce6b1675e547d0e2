import type { Meta, StoryObj } from '@storybook/react-vite'
import { ThemeChoice, ThemeToggle } from '.'

const meta = { title: 'Components/ThemeToggle', component: ThemeToggle } satisfies Meta<typeof ThemeToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Menu: Story = {}

/** For settings: `ThemeChoice`. */
export const EveryChoice: Story = { render: () => <ThemeChoice /> }
