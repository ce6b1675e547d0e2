import type { Meta, StoryObj } from '@storybook/react-vite'
import { paneOrientations } from '../panes'
import { SamplePane } from '../panes/sample-pane.fixture'
import { Split } from '.'

const meta = {
  title: 'Layout/Split',
  component: Split,
  args: {
    label: 'Chapters',
    first: <SamplePane ground="sunken">Chapters</SamplePane>,
    second: <SamplePane ground="surface">The page of the chapter that is open</SamplePane>,
    share: 30,
  },
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
        component: [
          '**Use for** two areas whose proportion readers change.',
          '**Use `Panes` instead** when the screen decides.',
          '**Keyboard**: on the divider the arrow keys, Home and End move it; Enter collapses the first pane where `collapsible` is set. A double click restores the first proportion.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Split>
export default meta
type Story = StoryObj<typeof meta>

export const SideBySide: Story = {}

export const OneAboveTheOther: Story = { args: { orientation: 'vertical', share: 60 } }

export const Collapsed: Story = {
  parameters: { frame: { height: 360 } },
  args: { collapsible: true },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('separator').focus()
    await userEvent.keyboard('{Enter}')
  },
}

export const Flipped: Story = { args: { flipped: true } }

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }

export const WithoutRoomForTwo: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem', blockSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: { frame: { height: 360 } } }
