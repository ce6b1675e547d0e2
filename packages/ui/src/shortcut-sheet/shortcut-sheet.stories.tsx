import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Text } from '../text'
import { ShortcutSheet, useShortcutSheet, type ShortcutGroup } from '.'

const groups: readonly ShortcutGroup[] = [
  {
    label: 'Reading',
    shortcuts: [
      { label: 'Play or pause', keys: ['Space'] },
      { label: 'Next page', keys: ['ArrowRight'] },
      { label: 'Previous page', keys: ['ArrowLeft'] },
      { label: 'Show or hide the page image', keys: ['F'] },
      { label: 'Repeat a passage', keys: ['L'] },
    ],
  },
  {
    label: 'Editing',
    shortcuts: [
      { label: 'Undo', keys: ['$mod+Z'] },
      { label: 'Redo', keys: ['$mod+Shift+Z', '$mod+Y'] },
      { label: 'Save the chapter', keys: ['$mod+S'] },
      { label: 'Delete the selection', keys: ['Delete', 'Backspace'] },
      { label: 'Move by ten pixels', keys: ['Shift+ArrowDown'] },
    ],
  },
  { label: 'Everywhere', shortcuts: [{ label: 'This list', keys: ['?'] }] },
]

const meta = {
  title: 'Overlays/ShortcutSheet',
  component: ShortcutSheet,
  args: { open: true, onOpenChange: () => undefined, groups, keyboard: 'other' },
  argTypes: { groups: { control: false } },
  parameters: {
    frame: { width: 1024, height: 560 },
    docs: {
      description: {
        component: [
          '**Use for** a list of every shortcut on this screen. `useShortcutSheet()` opens it with “?”, unless someone is typing or a dialog is open.',
          '**Also show** the shortcut of an action in its `Tooltip` or `Menu`.',
          '**Keyboard**: the focus starts in the search field; Escape closes.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ShortcutSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const OnAnAppleKeyboard: Story = { args: { keyboard: 'mac' } }

export const Searching: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'page')
  },
}

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'teleport')
  },
}

function WithKey() {
  const sheet = useShortcutSheet()
  return (
    <>
      <Text>Press “?”.</Text>
      <ShortcutSheet {...sheet} groups={groups} keyboard="other" />
    </>
  )
}

export const OpenedWithAKey: Story = {
  render: () => <WithKey />,
  play: async ({ userEvent }) => {
    await userEvent.keyboard('?')
    await screen.findByRole('dialog')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }
