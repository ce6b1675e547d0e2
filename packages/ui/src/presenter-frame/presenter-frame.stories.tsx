import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../heading'
import { ChevronLeft, ChevronRight, Play } from '../icon/icons'
import { IconButton } from '../icon-button'
import { Stack } from '../layout'
import { Text } from '../text'
import { PresenterFrame } from '.'

const meta = {
  title: 'Layout/PresenterFrame',
  component: PresenterFrame,
  args: {
    title: 'The river bank',
    controlsStay: true,
    onLeave: () => undefined,
    children: (
      <div style={{ display: 'grid', placeItems: 'center', blockSize: '100%', padding: '2rem' }}>
        <Stack align="center">
          <Heading level={2} size="display" align="center">
            The river bank
          </Heading>
          <Text size="l" align="center">
            The Mole had been working very hard all the morning.
          </Text>
        </Stack>
      </div>
    ),
    controls: (
      <>
        <IconButton icon={ChevronLeft} followsText label="Previous page" />
        <IconButton icon={Play} label="Play" tone="accent" round />
        <IconButton icon={ChevronRight} followsText label="Next page" />
      </>
    ),
  },
  argTypes: { children: { control: false }, controls: { control: false } },
  parameters: {
    layout: 'fullscreen',
    frame: { width: 1024, height: 400 },
    docs: {
      description: {
        component: [
          '**Use for** presenting one thing to an audience: a dark 16:9 stage. The controls fade after three seconds without input and return with the next; a focused control stays visible.',
          '**Use `FullScreenFrame` instead** when one person enlarges part of a page.',
          '**Keyboard**: keys reach the content; Escape leaves.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PresenterFrame>
export default meta
type Story = StoryObj<typeof meta>

export const WithControls: Story = {}

export const LeaveOnly: Story = { args: { controls: undefined } }

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }
