import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Copy, Download, FolderOpen, Pencil, Share2, Trash2 } from '../icon/icons'
import { Inline } from '../layout'
import { Menu, type MenuEntry } from '.'

const nothing = () => undefined

const entries: readonly MenuEntry[] = [
  { label: 'Rename', icon: Pencil, shortcut: 'F2', onSelect: nothing },
  { label: 'Duplicate', icon: Copy, shortcut: '$mod+D', onSelect: nothing },
  { label: 'Download', icon: Download, disabled: true, onSelect: nothing },
  {
    kind: 'submenu',
    label: 'Move to chapter',
    icon: FolderOpen,
    entries: [
      { label: 'The river bank', onSelect: nothing },
      { label: 'The open road', onSelect: nothing },
      { label: 'The wild wood', onSelect: nothing },
    ],
  },
  { kind: 'separator' },
  { label: 'Delete', icon: Trash2, tone: 'critical', shortcut: 'Delete', onSelect: nothing },
]

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: { label: 'Page', entries },
  argTypes: { icon: { control: false }, entries: { control: false } },
  parameters: {
    frame: { width: 1024, height: 380 },
    docs: {
      description: {
        component: [
          '**Use for** actions that are rare or belong to one of many items. An action that destroys should open a `ConfirmDialog`.',
          '**Use buttons instead** when there are only two or three frequent actions, **`Select` instead** when a value is chosen in a form.',
          'On phones it is a sheet at the bottom.',
          '**Keyboard**: Enter, Space or Arrow down opens it, arrow keys and letters move, Arrow right opens a submenu, Escape closes.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { parameters: { frame: 'page' } }

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page' }))
  },
}

export const SubmenuOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Page' }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    const first = await screen.findByRole('menuitem', { name: 'The river bank' })
    // Until then the parent menu has the focus.
    await waitFor(() => expect(first).toHaveFocus())
  },
}

function ViewMenu() {
  const [marks, setMarks] = useState({ words: true, sentences: false })
  const [zoom, setZoom] = useState('fit')
  return (
    <Menu
      label="View"
      entries={[
        {
          kind: 'group',
          label: 'Show on the page',
          entries: [
            {
              label: 'Words',
              checked: marks.words,
              staysOpen: true,
              shortcut: 'W',
              onSelect: () => setMarks({ ...marks, words: !marks.words }),
            },
            {
              label: 'Sentences',
              checked: marks.sentences,
              staysOpen: true,
              shortcut: 'S',
              onSelect: () => setMarks({ ...marks, sentences: !marks.sentences }),
            },
          ],
        },
        { kind: 'separator' },
        {
          kind: 'choice',
          label: 'Size',
          value: zoom,
          onChange: setZoom,
          options: [
            { value: 'fit', label: 'Whole page' },
            { value: 'width', label: 'Page width' },
            { value: 'print', label: 'As printed', disabled: true },
          ],
        },
      ]}
    />
  )
}

export const GroupsAndChoices: Story = {
  render: () => <ViewMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
  },
}

export const LabelsOnly: Story = {
  args: {
    label: 'Share',
    icon: Share2,
    tone: 'quiet',
    entries: [
      { label: 'Copy link', onSelect: nothing },
      { label: 'Compartir con todas las personas que pueden leer este libro en su biblioteca', onSelect: nothing },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
  },
}

/** Higher than the window: it scrolls, and typing letters finds an item. */
export const Many: Story = {
  args: {
    label: 'Chapter',
    entries: Array.from({ length: 60 }, (_, chapter) => ({ label: `Chapter ${chapter + 1}`, onSelect: nothing })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chapter' }))
  },
}

export const IconOnly: Story = {
  parameters: { frame: 'page' },
  args: { look: 'icon', label: 'More actions for page 4' },
}

export const Disabled: Story = {
  parameters: { frame: 'page' },
  render: () => (
    <Inline>
      <Menu label="Page" disabled entries={entries} />
      <Menu label="More actions for page 4" look="icon" disabled entries={entries} />
    </Inline>
  ),
}

export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'w375', isRotated: false } } }

/** Hovered and focused entries, held still. */
export const States: Story = {
  parameters: {
    frame: { height: 320 },
    pseudo: { rootSelector: 'body', focusVisible: ['[role=menuitem]:nth-child(3)'] },
  },
  args: { entries: ['At rest', 'Hover', 'Focus'].map((label) => ({ label, icon: Pencil, onSelect: nothing })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page' }))
    for (const name of ['Hover', 'Focus']) {
      // A real menu has at most one such entry.
      screen.getByRole('menuitem', { name }).dataset['highlighted'] = ''
    }
  },
}
