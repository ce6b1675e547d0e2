import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Button } from '../button'
import { Tooltip } from '.'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: 'Undo the last change', shortcut: '$mod+Z', children: <Button>Undo</Button> },
  argTypes: { children: { control: false } },
  parameters: {
    frame: { height: 140 },
    docs: {
      description: {
        component: [
          '**Use for** naming an icon or explaining a control in a few words, with its shortcut. Nothing essential: touch users never see it.',
          '**Use `Popover` instead** when it holds links, controls or longer text.',
          '**Keyboard**: it appears on focus immediately, after a moment when hovered. Escape hides it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
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
