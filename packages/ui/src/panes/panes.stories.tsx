import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card'
import { Text } from '../text'
import { paneOrientations, Panes } from '.'

const pane = (words: string) => (
  <Card level="sunken" padding="l">
    <Text>{words}</Text>
  </Card>
)

const meta = {
  title: 'Components/Panes',
  component: Panes,
  args: { first: pane('The video'), second: pane('The page'), share: 50 },
  argTypes: {
    orientation: { control: 'inline-radio', options: paneOrientations },
    first: { control: false },
    second: { control: false },
    divider: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Two things that share a place in a proportion the screen decides. Where the reader decides it, take a split. Neither leaves the document when the sides or the direction change, so a video plays on.',
      },
    },
  },
} satisfies Meta<typeof Panes>
export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {}

export const OneAboveTheOther: Story = { args: { orientation: 'vertical', share: 39.3 } }

export const Flipped: Story = { args: { flipped: true, share: 35 } }
