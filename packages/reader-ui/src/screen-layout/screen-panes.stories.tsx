import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, Text } from '@lectern/ui'
import { ScreenPanes } from './screen-panes'

const pane = (text: string) => (
  <Card level="sunken" padding="l">
    <Text>{text}</Text>
  </Card>
)

const meta = {
  title: 'Reader/ScreenPanes',
  component: ScreenPanes,
  args: { video: pane('The video'), page: pane('The page'), settings: {} },
  argTypes: { video: { control: false }, page: { control: false } },
  parameters: {
    frame: { width: 1024, height: 560 },
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          '**Use for** the video and the page of a book side by side or one above the other. A phone decides by how it is held; other screens follow “vertical layout” in the settings. “Flip video” swaps the sides.',
          '**Use `Panes` instead** outside of the reader.',
        ].join('\n\n'),
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScreenPanes>
export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const Vertical: Story = { args: { settings: { screenLayout: 'vertical' } } }

export const Flipped: Story = { args: { settings: { flipVideo: true } } }
