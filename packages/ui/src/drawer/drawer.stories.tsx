import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { Stack } from '../layout'
import { Slider } from '../slider'
import { Text } from '../text'
import { Drawer } from '.'

function VoiceSettings() {
  const [stability, setStability] = useState(0.5)
  const [similarity, setSimilarity] = useState(0.75)
  return (
    <Stack gap="xl">
      <Slider label="Stability" min={0} max={1} step={0.01} value={stability} onChange={setStability} />
      <Slider label="Similarity" min={0} max={1} step={0.01} value={similarity} onChange={setSimilarity} />
    </Stack>
  )
}

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Voice settings',
    onOpenChange: () => undefined,
    children: <VoiceSettings />,
  },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: {
    frame: { width: 1024, height: 480 },
    docs: {
      description: {
        component: [
          '**Use for** settings or details of what is on the page. It is 400 px wide and opens at the end of the line, or at the start with `side`.',
          '**Use `Dialog` instead** when one question must be answered, **`Popover` instead** for a few settings beside their button.',
          '**Keyboard**: the focus moves in, stays inside and returns on closing. Escape or a press outside closes.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const End: Story = {
  args: {
    description: 'They apply to the whole chapter.',
    actions: <Button tone="accent">Save</Button>,
  },
}

export const Start: Story = { args: { side: 'start', title: 'Chapters' } }

/** Header and footer stay; the content between them scrolls. */
export const LongContent: Story = {
  args: {
    title: 'Una descripción del narrador que ocupa más de una línea del cajón',
    description: 'They apply to the whole chapter.',
    actions: (
      <>
        <Button tone="quiet">Cancel</Button>
        <Button tone="accent">Save</Button>
      </>
    ),
    children: (
      <Stack gap="l">
        {Array.from({ length: 24 }, (_, line) => (
          <Text key={line}>Voice {line + 1} reads slowly and clearly, with a pause after each sentence.</Text>
        ))}
      </Stack>
    ),
  },
}

export const OnAPhone: Story = {
  ...End,
  globals: { viewport: { value: 'w375', isRotated: false } },
}
