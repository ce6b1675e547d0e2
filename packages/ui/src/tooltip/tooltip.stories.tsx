import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Tooltip } from '.'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Undo the last change', shortcut: '$mod+Z', children: <Button>Undo</Button> },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'A few words about a control: its name where only a drawing is seen, and the shortcut that does the same. Nothing essential may stand in it: fingers never see it. What is read at leisure or pressed is a `Popover`. It shows after a moment of hovering, at once with keyboard focus, stays while it is hovered, and goes with Escape.',
      },
    },
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

/** It stays inside the window. */
export const LongText: Story = {
  args: {
    text: 'Reconoce las palabras de todas las páginas del capítulo que todavía no tienen ninguna',
    shortcut: undefined,
    children: <Button>Reconocer</Button>,
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

export const Hidden: Story = {}
