import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Pencil, Trash2 } from '../icon/icons'
import { Menu } from '.'

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Page',
    entries: [
      { label: 'Rename', icon: Pencil, shortcut: 'F2', onSelect: () => undefined },
      { label: 'Duplicate', icon: Copy, onSelect: () => undefined },
      { kind: 'separator' },
      { label: 'Delete', icon: Trash2, tone: 'critical', onSelect: () => undefined },
    ],
  },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page' }))
  },
}

export const BehindThreeDots: Story = { args: { look: 'icon', label: 'More about page 4' } }
