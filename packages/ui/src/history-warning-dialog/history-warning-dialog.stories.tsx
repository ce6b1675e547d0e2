import type { Meta, StoryObj } from '@storybook/react-vite'
import { HistoryWarningDialog } from '.'

const meta = {
  title: 'Overlays/HistoryWarningDialog',
  component: HistoryWarningDialog,
  args: { open: true, steps: 12, onConfirm: () => undefined, onCancel: () => undefined },
  parameters: {
    frame: { width: 1024, height: 360 },
    docs: {
      description: {
        component: [
          '**Use for** asking before an action clears the undo history. Do not ask when there is nothing to undo.',
          '**Use `UnsavedChangesDialog` instead** when work itself would be lost.',
          '**Keyboard**: the focus starts on Cancel; Escape cancels.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof HistoryWarningDialog>
export default meta
type Story = StoryObj<typeof meta>

export const ManySteps: Story = {}

export const OneStep: Story = { args: { steps: 1 } }

export const NamingTheAction: Story = { args: { actionLabel: 'Reload the page' } }

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }
