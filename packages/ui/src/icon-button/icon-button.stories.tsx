import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonSizes } from '../button'
import { Pause, Play, Search, SkipBack, SkipForward, Trash2, ZoomIn } from '../icon/icons'
import { Inline, Stack } from '../layout'
import { forceStates, ShownStates } from '../testing/shown-states'
import { IconButton, iconButtonTones } from '.'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** an action with a familiar icon in a bar or row: play, close, search. The label is its accessible name and its tooltip; `pressed` makes it a toggle.',
          '**Use `Button` instead** when the icon may not be understood, **`ToggleGroup` instead** when several toggles belong together.',
          '**Keyboard**: Enter and Space press it, Escape hides the tooltip.',
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

export const EveryState: Story = {
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
          {iconButtonTones.map((tone) => (
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

/** Hovered, focused and pressed, held still. */
export const States: Story = {
  parameters: forceStates('button'),
  render: () => (
    <ShownStates>
      <Inline gap="m">
        {iconButtonTones.map((tone) => (
          <IconButton key={tone} icon={Search} label={`Search, ${tone}`} tone={tone} />
        ))}
      </Inline>
    </ShownStates>
  ),
}
