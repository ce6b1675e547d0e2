import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConflictDialog } from './conflict-dialog'

const meta = {
  title: 'Authoring/ConflictDialog',
  component: ConflictDialog,
  args: {
    pageNumbers: [2, 5],
    busy: false,
    onKeepMine: () => undefined,
    onTakeTheirs: () => undefined,
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

export const OnAPhone: Story = { ...TwoPages, globals: { viewport: { value: 'w375', isRotated: false } } }
