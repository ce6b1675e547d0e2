import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button'
import { Info, Settings } from '../icon/icons'
import { IconButton } from '../icon-button'
import { Stack } from '../layout'
import { Slider } from '../slider'
import { Switch } from '../switch'
import { Text } from '../text'
import { Popover, type PopoverProps } from '.'

type PopoverSide = NonNullable<PopoverProps['side']>

function ReadingSettings() {
  const [speed, setSpeed] = useState(1)
  const [turns, setTurns] = useState(true)
  return (
    <Stack gap="l">
      <Slider label="Speed" min={0.5} max={2} step={0.25} value={speed} onChange={setSpeed} format={(x) => `${x}×`} />
      <Switch label="Turn pages automatically" checked={turns} onChange={setTurns} />
    </Stack>
  )
}

function Held({ open: start = false, ...args }: PopoverProps) {
  const [open, setOpen] = useState(start)
  return <Popover {...args} open={open} onOpenChange={setOpen} />
}

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    title: 'Reading',
    trigger: <Button icon={Settings}>Reading</Button>,
    children: <ReadingSettings />,
    side: 'bottom',
    align: 'start',
  },
  render: (args) => <Held {...args} />,
  argTypes: { trigger: { control: false }, children: { control: false }, actions: { control: false } },
  parameters: {
    frame: { width: 1024, height: 300 },
    docs: {
      description: {
        component: [
          '**Use for** a few settings or facts beside their button.',
          '**Use `Menu` instead** when there are only actions, **`Dialog` instead** when the task must be finished first, **`Tooltip` instead** for a short explanation.',
          '**Keyboard**: the button opens and closes it; the focus moves in and returns. Escape or a press outside closes. `modal` keeps the focus inside.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { parameters: { frame: 'page' } }

export const Open: Story = { args: { open: true } }

export const WithActions: Story = {
  args: {
    open: true,
    actions: (
      <>
        <Button size="s" tone="quiet">
          Reset
        </Button>
        <Button size="s" tone="accent">
          Apply
        </Button>
      </>
    ),
  },
}

export const Modal: Story = { args: { modal: true, open: true } }

export const WithoutTitle: Story = {
  args: {
    open: true,
    title: 'About the budget',
    hideTitle: true,
    size: 's',
    trigger: <IconButton icon={Info} label="About the budget" />,
    children: <Text size="s">It counts the characters your organisation has used this month.</Text>,
  },
}

const atSide = (side: PopoverSide): Story => ({
  parameters: { frame: { height: 320 } },
  args: {
    open: true,
    side,
    title: `At the ${side}`,
    size: 's',
    trigger: <Button>At the {side}</Button>,
    children: 'It opens on the other side where there is no room.',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
})

export const SideTop: Story = atSide('top')

export const SideBottom: Story = atSide('bottom')

export const SideStart: Story = atSide('start')

export const SideEnd: Story = atSide('end')

export const OnAPhone: Story = { args: { open: true }, globals: { viewport: { value: 'w375', isRotated: false } } }

export const LongText: Story = {
  args: {
    open: true,
    title: 'Configuración de la reproducción automática de la narración',
    size: 's',
    children: (
      <Text size="s">{Array.from({ length: 30 }, () => 'Donaudampfschifffahrtsgesellschaftskapitän ').join('')}</Text>
    ),
  },
  // It scrolls and can be focused once it has been positioned.
  play: async () => {
    const scrolled = (await screen.findByText(/^Donaudampf/u)).parentElement
    await waitFor(() => expect(scrolled).toHaveAttribute('tabindex', '0'))
  },
}
