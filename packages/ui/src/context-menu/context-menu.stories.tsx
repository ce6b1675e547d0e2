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
  title: 'Components/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Page 4',
    entries,
    children: (
      <Card>
        <Inline justify="between">
          <Text>Page 4 has a menu of its own.</Text>
          <Menu look="icon" label="More about page 4" entries={entries} />
        </Inline>
      </Card>
    ),
  },
  argTypes: { children: { control: false }, entries: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'The actions of a thing where it is pressed: with the other mouse button, long by a finger, or by the menu key (Shift F10) while something in it has the focus. Nobody sees that it is there: everything in it must also be reached in another way, such as a `Menu` with the same entries. Arrows, letters and Escape work as in a menu.',
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
