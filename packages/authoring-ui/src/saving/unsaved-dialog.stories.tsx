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
  parameters: {
    frame: { width: 1024, height: 420 },
    docs: {
      description: {
        component: [
          '**Use for** asking before leaving a chapter with unsaved pages.',
          '**Use `ConflictDialog` instead** when someone else changed the same pages. **Keyboard**: the focus starts on “Keep editing”; Escape chooses it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof UnsavedDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}

export const OnAPhone: Story = { ...Asking, globals: { viewport: { value: 'w375', isRotated: false } } }
