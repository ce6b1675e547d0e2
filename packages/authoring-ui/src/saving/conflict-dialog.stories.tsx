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
} satisfies Meta<typeof ConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

export const TwoPages: Story = {}
