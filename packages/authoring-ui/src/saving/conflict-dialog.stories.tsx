import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConflictDialog } from './conflict-dialog'

const meta = {
  title: 'Authoring/ConflictDialog',
  component: ConflictDialog,
  args: {
    pageNumbers: [2, 5],
    items: [],
    busy: false,
    onKeepMine: () => undefined,
    onTakeTheirs: () => undefined,
    onChoose: () => undefined,
    onLater: () => undefined,
  },
  parameters: {
    frame: { width: 1024, height: 380 },
    docs: {
      description: {
        component: [
          '**Use for** pages that someone else changed at the same time. People choose which version to keep, or decide later.',
          '**Use `UnsavedDialog` instead** when nobody else is involved.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

export const TwoPages: Story = {}

const unchanged = { isRemoved: false, isMoved: false, isRewritten: false, title: 'The lamp' }

/** Popups and coaching points are chosen one by one. */
export const ItemByItem: Story = {
  args: {
    pageNumbers: [2],
    items: [
      {
        kind: 'trigger',
        key: '-2 lamp',
        pageVariationId: -2,
        pageNumber: 2,
        title: 'The lamp',
        mine: { ...unchanged, isRewritten: true, title: 'The old lamp' },
        theirs: { ...unchanged, isMoved: true },
      },
      {
        kind: 'point',
        key: '-2 look',
        pageVariationId: -2,
        pageNumber: 2,
        title: 'Why does it shine so far?',
        mine: { ...unchanged, isRewritten: true, isMoved: true, title: 'How far does it shine?' },
        theirs: { ...unchanged, isRemoved: true },
      },
    ],
  },
  parameters: { frame: { width: 1024, height: 640 } },
}

export const OnAPhone: Story = { ...TwoPages, globals: { viewport: { value: 'w375', isRotated: false } } }
