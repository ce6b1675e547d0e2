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

/** Popups and coaching points are chosen one by one, and field by field where both were changed. */
export const ItemByItem: Story = {
  args: {
    pageNumbers: [2],
    items: [
      {
        kind: 'trigger',
        key: '-2 lamp title en',
        pageVariationId: -2,
        pageNumber: 2,
        title: 'The lamp',
        field: { path: ['title', 'en'], mine: 'The old lamp', theirs: 'The lamp of the harbour' },
      },
      {
        kind: 'trigger',
        key: '-2 lamp place',
        pageVariationId: -2,
        pageNumber: 2,
        title: 'The lamp',
        field: {
          path: ['place'],
          mine: { x: 40, y: 80, width: 60, height: 60 },
          theirs: { x: 400, y: 80, width: 60, height: 60 },
        },
      },
      {
        kind: 'point',
        key: '-2 look',
        pageVariationId: -2,
        pageNumber: 2,
        title: 'Why does it shine so far?',
        mine: { isRemoved: false, isMoved: true, isRewritten: true, title: 'How far does it shine?' },
        theirs: { isRemoved: true, isMoved: false, isRewritten: false, title: null },
      },
    ],
  },
  parameters: { frame: { width: 1024, height: 760 } },
}

export const OnAPhone: Story = { ...TwoPages, globals: { viewport: { value: 'w375', isRotated: false } } }
