import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmDialog } from '.'

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Delete this book?',
    children: 'Its 12 pages, their words and the narration go with it. This cannot be undone.',
    confirmLabel: 'Delete book',
    dangerous: true,
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Dangerous: Story = {}

export const Harmless: Story = {
  args: {
    title: 'Leave the page?',
    children: 'Page 4 has changes that are not saved.',
    confirmLabel: 'Discard changes',
    dangerous: false,
  },
}
