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
      { label: 'Delete what is selected', keys: ['Delete', 'Backspace'] },
      { label: 'Move by ten pixels', keys: ['Shift+ArrowDown'] },
    ],
  },
  { label: 'Everywhere', shortcuts: [{ label: 'This list', keys: ['?'] }] },
]

const meta = {
  title: 'Components/ShortcutSheet',
  component: ShortcutSheet,
  args: { open: true, onOpenChange: () => undefined, groups, keyboard: 'other' },
  argTypes: { groups: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Every shortcut that works here, given as data and shown as it stands on the keyboard. `useShortcutSheet()` opens it with “?”, but not while something is written or asked. Say the shortcut of a single button in its `Tooltip` or `Menu` as well. The focus starts in the search; Escape closes.',
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
