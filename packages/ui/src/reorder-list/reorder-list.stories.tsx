import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Skeleton } from '../skeleton'
import { Stack } from '../layout'
import { Text } from '../text'
import { ReorderList, reorderLayouts, type ReorderLayout } from '.'

const chapters = [
  'The river bank',
  'The open road, and everything that came rolling along it in the summer of that year',
  'The wild wood',
  'Mr Badger',
  'Dulce domum',
]

interface ChaptersProps {
  readonly layout?: ReorderLayout | undefined
  readonly disabled?: boolean | undefined
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
  title: 'Collections/ReorderList',
  component: ReorderList,
  args: {
    label: 'Chapters',
    entries: chapters,
    entryKey: (chapter) => chapter,
    entryName: (chapter) => chapter,
    onReorder: () => undefined,
    children: (chapter) => chapter,
  },
  render: ({ layout, disabled }) => <Chapters layout={layout} disabled={disabled} />,
  argTypes: {
    layout: { control: 'inline-radio', options: reorderLayouts },
    entries: { control: false },
    children: { control: false },
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** items whose order matters: chapters, pages, answers. Drag an item by its handle or use its buttons.',
          '**Use `RowList` instead** when the order is fixed, **`Table` instead** when people sort by details.',
          '**Keyboard**: Space on the handle picks the item up and drops it; arrow keys, Home and End move it; Escape puts it back. Screen readers hear every step.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ReorderList<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}

export const PickedUp: Story = {
  parameters: { frame: { height: 380 } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move The wild wood' }).focus()
    await userEvent.keyboard(' {ArrowUp}')
  },
}

export const Tiles: Story = { args: { layout: 'grid' } }

export const Disabled: Story = { args: { disabled: true } }

export const OneItem: Story = { render: () => <Chapters start={['The river bank']} /> }

export const RightToLeft: Story = { args: { layout: 'grid' }, globals: { direction: 'rtl' } }
