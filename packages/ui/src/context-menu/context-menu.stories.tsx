import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, screen } from 'storybook/test'
import { Copy, Pencil, Trash2 } from '../icon/icons'
import { Card } from '../card'
import { Menu, type MenuEntry } from '../menu'
import { Text } from '../text'
import { Inline } from '../layout'
import { ContextMenu } from '.'

const nothing = () => undefined
const entries: readonly MenuEntry[] = [
  { label: 'Rename', icon: Pencil, shortcut: 'F2', onSelect: nothing },
  { label: 'Duplicate', icon: Copy, onSelect: nothing },
  {
    kind: 'submenu',
    label: 'Move to chapter',
    entries: [
      { label: 'The river bank', onSelect: nothing },
      { label: 'The open road', onSelect: nothing },
    ],
  },
  { kind: 'separator' },
  { label: 'Delete', icon: Trash2, tone: 'critical', onSelect: nothing },
]

const meta = {
  title: 'Actions/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Page 4',
    entries,
    children: (
      <Card>
        <Inline justify="between">
          <Text>Page 4 has a menu of its own.</Text>
          <Menu look="icon" label="More actions for page 4" entries={entries} />
        </Inline>
      </Card>
    ),
  },
  argTypes: { children: { control: false }, entries: { control: false } },
  parameters: {
    frame: { width: 1024, height: 380 },
    docs: {
      description: {
        component: [
          '**Use for** a second way to the actions of an item: right-click, long press, or the menu key (Shift+F10). Nothing shows that it exists, so offer every action elsewhere too.',
          '**Use `Menu` instead** when there is no other way to the actions.',
          '**Keyboard**: arrow keys and letters move, Enter chooses, Escape closes.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ContextMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await fireEvent.contextMenu(canvas.getByText('Page 4 has a menu of its own.'), { clientX: 120, clientY: 40 })
    await screen.findByRole('menu')
  },
}

/** The browser shows its own menu. */
export const Disabled: Story = { args: { disabled: true } }

export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'w375', isRotated: false } } }
