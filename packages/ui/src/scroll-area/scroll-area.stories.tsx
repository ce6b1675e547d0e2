import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card'
import { Inline, Stack } from '../layout'
import { Text } from '../text'
import { ScrollArea } from '.'

const chapters = Array.from({ length: 24 }, (_, chapter) => (
  <Text key={chapter}>Chapter {chapter + 1}: what the river carried away</Text>
))

const meta = {
  title: 'Components/ScrollArea',
  component: ScrollArea,
  args: { label: 'Chapters', children: <Stack gap="s">{chapters}</Stack> },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '16rem', maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'For a list or a picture that scrolls beside something that stays. A screen of its own scrolls with the window instead. It scrolls natively; where it does, it is a stop of the Tab key and the arrow keys, Page Up and Page Down move it.',
      },
    },
  },
} satisfies Meta<typeof ScrollArea>
export default meta
type Story = StoryObj<typeof meta>

export const ManyLines: Story = {}

export const InTheMiddle: Story = {
  play: ({ canvas }) => {
    canvas.getByRole('region').scrollTop = 160
  },
}

export const EverythingInSight: Story = { args: { children: <Text>The only chapter</Text> } }

export const AlongTheText: Story = {
  args: {
    label: 'Pages',
    axis: 'inline',
    children: (
      <Inline wrap={false} gap="m">
        {Array.from({ length: 9 }, (_, page) => (
          <Card key={page} padding="l">
            <Text>{page + 1}</Text>
          </Card>
        ))}
      </Inline>
    ),
  },
}
