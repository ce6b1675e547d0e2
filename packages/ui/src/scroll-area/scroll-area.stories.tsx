import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card'
import { Inline, Stack } from '../layout'
import { Text } from '../text'
import { ScrollArea } from '.'

const chapters = Array.from({ length: 24 }, (_, chapter) => (
  <Text key={chapter}>Chapter {chapter + 1}: what the river carried away</Text>
))

const meta = {
  title: 'Layout/ScrollArea',
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
        component: [
          '**Use for** a list or picture that scrolls beside content that stays.',
          '**Use the window’s own scrolling instead** when it is the only content of the screen.',
          '**Keyboard**: while there is more to see it is a Tab stop; the arrow keys, Page Up and Page Down scroll.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ScrollArea>
export default meta
type Story = StoryObj<typeof meta>

export const ManyLines: Story = {}

export const InTheMiddle: Story = {
  parameters: { frame: { height: 300 } },
  play: ({ canvas }) => {
    canvas.getByRole('region', { name: 'Chapters' }).scrollTop = 160
  },
}

export const NothingToScroll: Story = { args: { children: <Text>The only chapter</Text> } }

export const Horizontal: Story = {
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
