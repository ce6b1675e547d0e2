import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Play, Trash2 } from '../icon/icons'
import { Inline, Stack } from '../layout'
import { Button, ButtonLink, buttonSizes, buttonTones } from '.'

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    docs: {
      description: {
        component: [
          'Does something here; `ButtonLink` goes somewhere. One `accent` button a screen at most, `plain` beside it, `quiet` in bars, `critical` for what destroys.',
          'While `busy` it keeps its width and the focus and answers no press. Prefer `disabledReason` to `disabled`: the keyboard still reaches it, and everybody learns what is missing.',
          'Enter and Space press it.',
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
            Go on
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
  args: { disabledReason: 'Put a frame around a word first.', children: 'Align' },
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

export const WholeWidth: Story = {
  render: () => (
    <Stack gap="l">
      <Button wide tone="accent" size="l">
        Start reading
      </Button>
      <Button wide disabledReason="Put a frame around a word first.">
        Align
      </Button>
    </Stack>
  ),
}

export const LongWords: Story = {
  args: { icon: Play, children: 'Seguir leyendo «El viento en los sauces» donde lo dejaste la última vez' },
}
