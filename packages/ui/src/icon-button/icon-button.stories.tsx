import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonSizes, buttonTones } from '../button'
import { Pause, Play, Search, SkipBack, SkipForward, Trash2, ZoomIn } from '../icon/icons'
import { Inline, Stack } from '../layout'
import { IconButton } from '.'

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: [
          'A button that shows a drawing only, for bars and rows where the drawing is known: play, close, search. Else use a button with words.',
          'The label is its name for screen readers and its tooltip, which hovering and the keyboard show. `pressed` makes it a toggle; of several that belong together make a toggle group.',
          'Enter and Space press it, Escape hides the tooltip.',
        ].join('\n\n'),
      },
    },
  },
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

export const EveryToneAndSize: Story = {
  render: () => (
    <Stack gap="m">
      {buttonSizes.map((size) => (
        <Inline key={size} gap="s">
          {buttonTones.map((tone) => (
            <IconButton key={tone} icon={Search} label={`Search, ${tone}`} tone={tone} size={size} />
          ))}
          <IconButton icon={Play} label="Play" tone="accent" size={size} round />
          <IconButton icon={Play} label="Play" tone="accent" size={size} busy />
          <IconButton icon={Trash2} label="Delete" tone="critical" size={size} disabled />
        </Inline>
      ))}
    </Stack>
  ),
}
