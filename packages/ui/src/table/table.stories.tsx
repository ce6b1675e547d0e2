import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Badge } from '../badge'
import { Button } from '../button'
import { EmptyState } from '../empty-state'
import { Archive, Library, Pencil, Plus, Trash2 } from '../icon/icons'
import { Link } from '../link'
import { Table, type TableColumn } from '.'

interface Book {
  readonly id: string
  readonly title: string
  readonly language: string
  readonly pages: number
  readonly minutes: number | null
  readonly changed: Date
  readonly state: 'draft' | 'published'
}

const titles = [
  'The Wind in the Willows',
  'Zwei Brüder',
  'El principito',
  'First steps on the guitar',
  'Ñandúes de la pampa',
  'A short walk along a very long river, told by everybody who went along and by some who did not',
]
const books: readonly Book[] = Array.from({ length: 57 }, (_, index) => ({
  id: `book-${index}`,
  title: index < titles.length ? titles[index]! : `Reader ${index + 1}`,
  language: ['English', 'Deutsch', 'Español'][index % 3]!,
  pages: 12 + ((index * 37) % 211),
  minutes: index % 7 === 3 ? null : ((index * 53) % 180) + (index % 4) / 4,
  changed: new Date(Date.UTC(2026, index % 12, 1 + ((index * 5) % 28), 12)),
  state: index % 4 === 1 ? 'draft' : 'published',
}))

const columns: readonly TableColumn<Book>[] = [
  {
    id: 'title',
    label: 'Title',
    sortable: true,
    value: (book) => book.title,
    cell: (book) => (
      <Link tone="plain" href={`#${book.id}`}>
        {book.title}
      </Link>
    ),
  },
  { id: 'language', label: 'Language', sortable: true, value: (book) => book.language },
  { id: 'pages', label: 'Pages', sortable: true, kind: 'number', value: (book) => book.pages },
  { id: 'minutes', label: 'Minutes', sortable: true, kind: 'number', value: (book) => book.minutes },
  {
    id: 'changed',
    label: 'Changed',
    sortable: true,
    kind: 'date',
    value: (book) => book.changed,
    format: { dateStyle: 'medium', timeZone: 'UTC' },
  },
  {
    id: 'state',
    label: 'State',
    value: (book) => book.state,
    cell: (book) => <Badge tone={book.state === 'published' ? 'success' : 'neutral'}>{book.state}</Badge>,
  },
]

const rowActions = () => [
  { label: 'Edit', icon: Pencil, onSelect: () => undefined },
  { label: 'Archive', icon: Archive, onSelect: () => undefined },
  { kind: 'separator' } as const,
  { label: 'Delete', icon: Trash2, tone: 'critical', onSelect: () => undefined } as const,
]

const meta = {
  title: 'Collections/Table',
  component: Table<Book>,
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    selected: { control: false },
    selectionActions: { control: false },
    empty: { control: false },
  },
  args: {
    label: 'Books',
    columns,
    rows: books.slice(0, 8),
    rowKey: (book) => book.id,
    rowName: (book) => book.title,
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** comparing items by their details. Columns can be sorted; rows can be selected and have actions.',
          '**Use a grid of cards instead** when items are chosen by their look, **`RowList` instead** when one line each is enough.',
          '**Keyboard**: Tab reaches the sort buttons, checkboxes and actions. On phones the table scrolls in its own area, which the arrow keys move.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Table<Book>>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Sorted: Story = { args: { sort: { by: 'minutes', direction: 'descending' }, rows: books.slice(0, 8) } }

export const Paged: Story = { args: { rows: books, paging: { kind: 'here', pageSize: 10 }, rowActions } }

function Selecting({ start }: { readonly start: readonly string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(start))
  return (
    <Table
      label="Books"
      columns={columns}
      rows={books}
      rowKey={(book) => book.id}
      rowName={(book) => book.title}
      paging={{ kind: 'here', pageSize: 10 }}
      selected={selected}
      onSelectedChange={setSelected}
      selectionActions={
        <Button size="s" icon={Archive}>
          Archive
        </Button>
      }
      rowActions={rowActions}
    />
  )
}

export const SomeSelected: Story = { render: () => <Selecting start={['book-1', 'book-3']} /> }

export const NoneSelected: Story = { render: () => <Selecting start={[]} /> }

export const FromAServer: Story = {
  args: {
    rows: books.slice(20, 25),
    paging: { kind: 'server', page: 4, pageSize: 5, total: 57, onChange: () => undefined },
    pageSizes: [5, 10, 20],
    sort: { by: 'title', direction: 'ascending' },
    onSortChange: () => undefined,
  },
}

export const Loading: Story = {
  args: { rows: [], status: { kind: 'loading' } },
}

export const Failed: Story = {
  args: { rows: [], status: { kind: 'failed', message: 'The server did not answer.', onRetry: () => undefined } },
}

export const Empty: Story = { args: { rows: [] } }

export const EmptyWithAnAction: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        place="panel"
        level={3}
        title="No books yet"
        icon={Library}
        action={
          <Button tone="accent" icon={Plus}>
            Create a book
          </Button>
        }
      >
        A book begins with a scan or a PDF.
      </EmptyState>
    ),
  },
}

export const StickyHeader: Story = {
  parameters: { frame: { height: 440 } },
  args: { rows: books },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w375', isRotated: false } },
  args: { rows: books.slice(0, 5), rowActions },
}

/** Hovered and focused rows, held still: the second row is hovered, the third has the focus. */
export const States: Story = {
  parameters: {
    pseudo: {
      hover: ['tbody tr:nth-child(2)', 'thead th:nth-child(2) button'],
      focusVisible: ['tbody tr:nth-child(3) button'],
    },
  },
  args: { rows: books.slice(0, 4), rowActions, sort: { by: 'minutes', direction: 'descending' } },
}
