import type { Meta, StoryObj } from '@storybook/react-vite'
import { paneOrientations, Panes } from '.'
import { SamplePane } from './sample-pane.fixture'

const meta = {
  title: 'Layout/Panes',
  component: Panes,
  args: {
    first: <SamplePane ground="sunken">The video</SamplePane>,
    second: <SamplePane ground="surface">The page</SamplePane>,
    share: 50,
  },
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
        component: [
          '**Use for** two areas in a proportion that the screen decides. Neither is remounted when sides or direction change, so a video keeps playing.',
          '**Use `Split` instead** when readers should change the proportion.',
          '**Keyboard**: it takes no focus itself.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Panes>
export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {}

export const OneAboveTheOther: Story = { args: { orientation: 'vertical', share: 39.3 } }

export const Flipped: Story = { args: { flipped: true, share: 35 } }
