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

function Contents({ open, start, states }: ContentsProps) {
  const [selected, setSelected] = useState<string | null>(start ?? null)
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
      />
    </div>
  )
}

const meta = {
  title: 'Components/Tree',
  component: Contents,
  args: { open: [] },
  parameters: {
    controls: { disable: true },
    docs: {
      description: {
        component:
          'For things inside each other of which one is selected: chapters and pages, folders. Where nothing stands inside anything, take a list of rows. One stop of the Tab key; the arrow keys move, open and close, letters find, * opens all siblings.',
      },
    },
  },
} satisfies Meta<typeof Contents>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { open: ['one', 'two', 'two-a'], start: 'two-a-1' } }

export const BranchLoading: Story = { args: { open: ['three'], states: new Map([['three', 'loading']]) } }

export const BranchFailed: Story = { args: { open: ['three'], states: new Map([['three', 'failed']]) } }

export const RightToLeft: Story = {
  args: { open: ['one', 'two'], start: 'one-2' },
  globals: { direction: 'rtl' },
}
