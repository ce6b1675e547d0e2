import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pause, Play, Search, SkipBack, SkipForward, Trash2, ZoomIn } from '../icon/icons'
import { Inline } from '../layout'
import { IconButton } from '.'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: Search, label: 'Search' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}

export const Player: Story = {
  render: () => (
    <Inline gap="s">
      <IconButton icon={SkipBack} label="Previous sentence" followsText />
      <IconButton icon={Play} label="Play" shortcut="Space" tone="accent" size="l" round />
      <IconButton icon={SkipForward} label="Next sentence" followsText />
    </Inline>
  ),
}

export const States: Story = {
  render: () => (
    <Inline gap="s">
      <IconButton icon={ZoomIn} label="Enlarge" pressed />
      <IconButton icon={ZoomIn} label="Shrink" pressed={false} />
      <IconButton icon={Pause} label="Loading" busy />
      <IconButton icon={Search} label="Search" tone="plain" />
      <IconButton icon={Trash2} label="Delete" tone="critical" />
      <IconButton icon={Search} label="Find" disabled />
    </Inline>
  ),
}
