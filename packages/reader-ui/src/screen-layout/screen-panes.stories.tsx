import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, Text } from '@lectern/ui'
import { ScreenPanes } from './screen-panes'

const pane = (words: string) => (
  <Card level="sunken" padding="l">
    <Text>{words}</Text>
  </Card>
)

const meta = {
  title: 'Reader/ScreenPanes',
  component: ScreenPanes,
  args: { video: pane('The video'), page: pane('The page'), settings: {} },
  argTypes: { video: { control: false }, page: { control: false } },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Video and page of a book with a video. A phone decides by how it is held; any other screen follows the vertical layout of the settings. Flip video changes the sides.',
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
