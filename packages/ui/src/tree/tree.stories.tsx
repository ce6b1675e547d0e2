import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Badge } from '../badge'
import { BookOpen, FileImage, Image } from '../icon/icons'
import { Tree, type BranchState, type TreeNode } from '.'

const pages = (chapter: string, count: number): readonly TreeNode[] =>
  Array.from({ length: count }, (_, page) => ({
    id: `${chapter}-${page}`,
    label: `Page ${page + 1}`,
    icon: FileImage,
  }))

const chapters: readonly TreeNode[] = [
  { id: 'cover', label: 'Cover', icon: Image },
  { id: 'one', label: 'The river bank', icon: BookOpen, tail: 4, children: pages('one', 4) },
  {
    id: 'two',
    label: 'The open road, and everything that came rolling along it in the summer of that year',
    icon: BookOpen,
    tail: <Badge tone="warning">draft</Badge>,
    children: [
      { id: 'two-a', label: 'Morning', children: pages('two-a', 2) },
      { id: 'two-b', label: 'Afternoon', children: pages('two-b', 1) },
    ],
  },
  { id: 'three', label: 'The wild wood', icon: BookOpen, tail: 12, children: 'later' },
]

interface ContentsProps {
  readonly open: readonly string[]
  readonly start?: string
  readonly states?: ReadonlyMap<string, BranchState>
}

function Contents({ open, start, states: startStates }: ContentsProps) {
  const [selected, setSelected] = useState<string | null>(start ?? null)
  const [states, setStates] = useState(startStates)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(open))
  return (
    <div style={{ maxInlineSize: '22rem' }}>
      <Tree
        label="Contents"
        nodes={chapters}
        selected={selected}
        onSelect={setSelected}
        expanded={expanded}
        onExpandedChange={setExpanded}
        branchStates={states}
        onBranchRetry={(id) => setStates(new Map([[id, 'loading']]))}
      />
    </div>
  )
}

const meta = {
  title: 'Collections/Tree',
  component: Tree,
  args: {
    label: 'Contents',
    nodes: chapters,
    selected: null,
    onSelect: () => undefined,
    expanded: new Set<string>(),
    onExpandedChange: () => undefined,
  },
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component: [
          '**Use for** nested items of which one is selected: chapters and pages, folders.',
          '**Use `RowList` instead** when nothing is nested.',
          '**Keyboard**: one Tab stop; arrow keys move, open and close; letters find an item; * opens all items of the level. Enter on a branch that could not be loaded tries again.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Tree>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { render: () => <Contents open={[]} /> }

export const Expanded: Story = { render: () => <Contents open={['one', 'two', 'two-a']} start="two-a-1" /> }

export const BranchLoading: Story = {
  render: () => <Contents open={['three']} states={new Map([['three', 'loading']])} />,
}

export const BranchFailed: Story = {
  render: () => <Contents open={['three']} states={new Map([['three', 'failed']])} />,
}

export const RightToLeft: Story = {
  parameters: { frame: { height: 420 } },
  render: () => <Contents open={['one', 'two']} start="one-2" />,
  globals: { direction: 'rtl' },
}
