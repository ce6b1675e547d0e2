import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnsavedDialog } from './unsaved-dialog'

const meta = {
  title: 'Authoring/UnsavedDialog',
  component: UnsavedDialog,
  args: {
    open: true,
    pageNumbers: [4, 12],
    busy: false,
    onSave: () => undefined,
    onDiscard: () => undefined,
    onStay: () => undefined,
  },
} satisfies Meta<typeof UnsavedDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
