import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen } from 'storybook/test'
import { Button } from '../button'
import { Info, Settings } from '../icon/icons'
import { IconButton } from '../icon-button'
import { Inline, Stack } from '../layout'
import { Slider } from '../slider'
import { Switch } from '../switch'
import { Text } from '../text'
import { Popover, popoverSides } from '.'

function ReadingSettings() {
  const [speed, setSpeed] = useState(1)
  const [turns, setTurns] = useState(true)
  return (
    <Stack gap="l">
      <Slider label="Speed" min={0.5} max={2} step={0.25} value={speed} onChange={setSpeed} format={(x) => `${x}×`} />
      <Switch label="Turn the page by itself" checked={turns} onChange={setTurns} />
    </Stack>
  )
}

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    title: 'Reading',
    trigger: <Button icon={Settings}>Reading</Button>,
    children: <ReadingSettings />,
    side: 'bottom',
    align: 'start',
  },
  argTypes: { trigger: { control: false }, children: { control: false }, actions: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'A few settings or facts beside the button they belong to. Actions alone are a `Menu`; what must be answered before the rest goes on is a `Dialog`; a word about a control is its `Tooltip`. The button opens and closes it, the focus goes into it and comes back; Escape or a press beside it closes. `modal` keeps the focus inside.',
      },
    },
  },
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reading' }))
  await screen.findByRole('dialog')
}

export const Open: Story = { play: open }

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button size="s" tone="quiet">
          As before
        </Button>
        <Button size="s" tone="accent">
          Apply
        </Button>
      </>
    ),
  },
  play: open,
}

export const Modal: Story = { args: { modal: true }, play: open }

export const WithoutTitle: Story = {
  args: {
    title: 'About the budget',
    hideTitle: true,
    size: 's',
    trigger: <IconButton icon={Info} label="About the budget" />,
    children: <Text size="s">It counts the characters that were spoken for the whole domain this month.</Text>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About the budget' }))
    await screen.findByRole('dialog')
  },
}

export const EverySide: Story = {
  render: () => (
    <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '24rem' }}>
      <Inline gap="l" justify="center">
        {popoverSides.map((side) => (
          <Popover key={side} title={`At the ${side}`} side={side} size="s" trigger={<Button>At the {side}</Button>}>
            It goes to the other side where there is no room.
          </Popover>
        ))}
      </Inline>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'At the top' }))
    await screen.findByRole('dialog')
  },
}

export const LongWords: Story = {
  args: {
    title: 'Configuración de la reproducción automática de la narración',
    size: 's',
    children: (
      <Text size="s">{Array.from({ length: 30 }, () => 'Donaudampfschifffahrtsgesellschaftskapitän ').join('')}</Text>
    ),
  },
  play: open,
}
