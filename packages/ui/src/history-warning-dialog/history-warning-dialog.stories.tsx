import type { Meta, StoryObj } from '@storybook/react-vite'
import { HistoryWarningDialog } from '.'

const meta = {
  title: 'Components/HistoryWarningDialog',
  component: HistoryWarningDialog,
  args: { open: true, steps: 12, onConfirm: () => undefined, onCancel: () => undefined },
  parameters: {
    docs: {
      description: {
        component:
          'Asked before an action that clears the undo history: the work itself stays, the way back does not. Do not ask when there is nothing to undo. Where work would be lost, use `UnsavedChangesDialog`. The focus starts on “Cancel”; Escape takes it.',
      },
    },
  },
} satisfies Meta<typeof HistoryWarningDialog>
export default meta
type Story = StoryObj<typeof meta>

export const ManySteps: Story = {}

export const OneStep: Story = { args: { steps: 1 } }

export const NamingTheAction: Story = { args: { actionLabel: 'Load the page anew' } }
