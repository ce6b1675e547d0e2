import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card'
import { Text } from '../text'
import { paneOrientations } from '../panes'
import { Split } from '.'

const pane = (words: string) => (
  <Card level="sunken" padding="l">
    <Text>{words}</Text>
  </Card>
)

const meta = {
  title: 'Components/Split',
  component: Split,
  args: { label: 'Chapters', first: pane('Chapters'), second: pane('The page of the chapter that is open'), share: 30 },
  argTypes: {
    orientation: { control: 'inline-radio', options: paneOrientations },
    first: { control: false },
    second: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'For two things of which now one, now the other needs more room. The bar between them is dragged, moved by the arrow keys, Home and End; Enter collapses the first pane where that is allowed, a double press brings the first proportion back. Where the screen decides, take panes.',
      },
    },
  },
} satisfies Meta<typeof Split>
export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {}

export const OneAboveTheOther: Story = { args: { orientation: 'vertical', share: 60 } }

export const Collapsed: Story = {
  args: { collapsible: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('separator').focus()
    await userEvent.keyboard('{Enter}')
  },
}

export const Flipped: Story = { args: { flipped: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
