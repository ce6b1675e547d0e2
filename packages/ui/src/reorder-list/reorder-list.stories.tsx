import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Skeleton } from '../skeleton'
import { Stack } from '../layout'
import { Text } from '../text'
import { ReorderList, type ReorderLayout } from '.'

const chapters = [
  'The river bank',
  'The open road, and everything that came rolling along it in the summer of that year',
  'The wild wood',
  'Mr Badger',
  'Dulce domum',
]

interface ChaptersProps {
  readonly layout?: ReorderLayout
  readonly disabled?: boolean
  readonly start?: readonly string[]
}

function Chapters({ layout = 'rows', disabled = false, start = chapters }: ChaptersProps) {
  const [entries, setEntries] = useState<readonly string[]>(start)
  return (
    <div style={{ maxInlineSize: layout === 'grid' ? '44rem' : '30rem' }}>
      <ReorderList
        label="Chapters"
        layout={layout}
        disabled={disabled}
        entries={entries}
        entryKey={(chapter) => chapter}
        entryName={(chapter) => chapter}
        onReorder={setEntries}
      >
        {(chapter) =>
          layout === 'grid' ? (
            <Stack gap="xs">
              <Skeleton shape="block" />
              <Text size="s" lines={2}>
                {chapter}
              </Text>
            </Stack>
          ) : (
            <Text size="s">{chapter}</Text>
          )
        }
      </ReorderList>
    </div>
  )
}

const meta = {
  title: 'Components/ReorderList',
  component: Chapters,
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'For things whose order matters: chapters, pages, answers. Each is dragged by its grip, or moved a step by its two buttons. On the grip, Space lifts and puts down, the arrow keys, Home and End move, Escape puts back; every step is announced.',
      },
    },
  },
} satisfies Meta<typeof Chapters>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}

export const Lifted: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move The wild wood' }).focus()
    await userEvent.keyboard(' {ArrowUp}')
  },
}

export const Tiles: Story = { args: { layout: 'grid' } }

export const Disabled: Story = { args: { disabled: true } }

export const OneEntry: Story = { args: { start: ['The river bank'] } }

export const RightToLeft: Story = { args: { layout: 'grid' }, globals: { direction: 'rtl' } }
