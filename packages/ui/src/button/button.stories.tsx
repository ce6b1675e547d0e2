import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Play, Trash2 } from '../icon/icons'
import { Inline, Stack } from '../layout'
import { forceStates, ShownStates } from '../testing/shown-states'
import { Button, ButtonLink, buttonSizes, buttonTones } from '.'

const meta = {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { ButtonLink },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** an action on this screen: at most one `accent` button, `plain` beside it, `quiet` in bars, `critical` for what deletes or destroys, `quietCritical` where that is one of two ways out.',
          '**Use `ButtonLink` instead** when it leads to another address, **`IconButton` instead** when a familiar icon is enough.',
          'A `busy` button keeps its width and the focus. Prefer `disabledReason` to `disabled`: people can still reach the button and learn what is missing.',
          '**Keyboard**: Enter and Space press it.',
        ].join('\n\n'),
      },
    },
  },
  args: { children: 'Start reading', tone: 'accent' },
  argTypes: {
    tone: { control: 'inline-radio', options: buttonTones },
    size: { control: 'inline-radio', options: buttonSizes },
    icon: { control: false },
    iconEnd: { control: false },
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {}

export const EveryTone: Story = {
  render: () => (
    <Stack gap="l" align="start">
      {buttonSizes.map((size) => (
        <Inline key={size} gap="m">
          <Button tone="accent" size={size} icon={Play}>
            Start reading
          </Button>
          <Button size={size}>Preview</Button>
          <Button tone="quiet" size={size}>
            Not now
          </Button>
          <Button tone="critical" size={size} icon={Trash2}>
            Delete book
          </Button>
          <Button tone="quietCritical" size={size}>
            Discard
          </Button>
          <ButtonLink href="#book" size={size} iconEnd={ArrowRight}>
            Open the book
          </ButtonLink>
        </Inline>
      ))}
    </Stack>
  ),
}

export const Busy: Story = {
  render: () => (
    <Stack gap="l" align="start">
      {buttonSizes.map((size) => (
        <Inline key={size} gap="m">
          <Button tone="accent" size={size} busy>
            Save the page
          </Button>
          <Button tone="accent" size={size} icon={Play} busy>
            Save the page
          </Button>
          <Button size={size} iconEnd={ArrowRight} busy>
            Continue
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
}

export const Disabled: Story = {
  render: () => (
    <Inline gap="m">
      {buttonTones.map((tone) => (
        <Button key={tone} tone={tone} disabled>
          Start reading
        </Button>
      ))}
    </Inline>
  ),
}

export const DisabledWithAReason: Story = {
  parameters: { frame: { height: 140 } },
  args: { disabledReason: 'Draw a frame around a word first.', children: 'Align' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

export const FullWidth: Story = {
  render: () => (
    <Stack gap="l">
      <Button wide tone="accent" size="l">
        Start reading
      </Button>
      <Button wide disabledReason="Draw a frame around a word first.">
        Align
      </Button>
    </Stack>
  ),
}

export const LongText: Story = {
  args: { icon: Play, children: 'Seguir leyendo «El viento en los sauces» donde lo dejaste la última vez' },
}

/** Hovered, focused and pressed, held still. */
export const States: Story = {
  parameters: forceStates('button'),
  render: () => (
    <ShownStates>
      <Stack gap="m" align="start">
        {buttonTones.map((tone) => (
          <Button key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
      </Stack>
    </ShownStates>
  ),
}
