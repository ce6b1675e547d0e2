import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Play, Trash2 } from '../icon/icons'
import { Inline, Stack } from '../layout'
import { Button, ButtonLink, buttonSizes, buttonTones } from '.'

const meta = {
  title: 'Components/Button',
  component: Button,
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

export const Busy: Story = { args: { busy: true, children: 'Saving…' } }

export const Disabled: Story = { args: { disabled: true } }
