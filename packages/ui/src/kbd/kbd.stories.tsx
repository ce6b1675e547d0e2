import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../layout'
import { Kbd, kbdLooks, kbdSizes, keyboards } from '.'

const shortcuts = [
  '$mod+Z',
  '$mod+Shift+Z',
  'Alt+ArrowLeft',
  'Space',
  'Escape',
  'g b',
  '?',
  'Delete',
  '$mod+Plus',
  'Shift+Arrows',
]

const meta = {
  title: 'Content/Kbd',
  component: Kbd,
  args: { keys: '$mod+Shift+Z', keyboard: 'other' },
  argTypes: {
    keyboard: { control: 'inline-radio', options: keyboards },
    look: { control: 'inline-radio', options: kbdLooks },
    size: { control: 'inline-radio', options: kbdSizes },
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** showing keys to press, written as tinykeys reads them: what is shown is what works. `$mod` is Command on a Mac and Control elsewhere.',
          '**Use the `shortcut` prop instead** when `Tooltip`, `Menu` or `IconButton` can show the keys themselves.',
          '`keyboard` defaults to that of the device; `outlined` suits coloured surfaces. Screen readers hear the names of the keys.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

const Every = ({ keyboard }: { readonly keyboard: (typeof keyboards)[number] }) => (
  <Stack gap="m">
    {kbdSizes.map((size) => (
      <Inline key={size} gap="l">
        {shortcuts.map((keys) => (
          <Kbd key={keys} keys={keys} keyboard={keyboard} size={size} />
        ))}
      </Inline>
    ))}
  </Stack>
)

export const OnAMac: Story = { render: () => <Every keyboard="mac" /> }

export const Elsewhere: Story = { render: () => <Every keyboard="other" /> }

/** In the colours of the background. */
export const Outlined: Story = { args: { look: 'outlined' } }

export const OneKey: Story = { args: { keys: 'Space' } }
