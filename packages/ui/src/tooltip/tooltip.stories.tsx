import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Tooltip } from '.'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Undo the last change', shortcut: 'Ctrl Z', children: <Button>Undo</Button> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}
