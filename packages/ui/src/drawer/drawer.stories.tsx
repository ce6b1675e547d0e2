import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Stack } from '../layout'
import { Slider } from '../slider'
import { Drawer } from '.'

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { open: true, title: 'Voice settings', onOpenChange: () => undefined },
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const End: Story = {
  args: {
    description: 'They hold for the whole chapter.',
    children: (
      <Stack gap="xl">
        <Slider label="Stability" min={0} max={1} step={0.01} value={0.5} onChange={() => undefined} />
        <Slider label="Similarity" min={0} max={1} step={0.01} value={0.75} onChange={() => undefined} />
      </Stack>
    ),
    actions: <Button tone="accent">Save</Button>,
  },
}
