import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnsavedChangesDialog } from '.'

const meta = {
  title: 'Components/UnsavedChangesDialog',
  component: UnsavedChangesDialog,
  args: {
    open: true,
    onSave: () => undefined,
    onDiscard: () => undefined,
    onKeepEditing: () => undefined,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Asked before changes would be lost: on leaving a page, a chapter, a form. Say what is unsaved when there is more than one thing. To ask before something is done or destroyed, use `ConfirmDialog`. The focus starts on “Keep editing”, and Escape takes it.',
      },
    },
  },
} satisfies Meta<typeof UnsavedChangesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}

export const SayingWhat: Story = { args: { unsaved: ['Page 4: words', 'Page 5: words and times', 'The title'] } }

export const SayingVeryMuch: Story = {
  args: { unsaved: Array.from({ length: 90 }, (_, page) => `Page ${page + 1}`) },
}

export const Saving: Story = { args: { busy: true, unsaved: ['Page 4: words'] } }

export const WordsOfItsOwn: Story = {
  args: {
    title: '¿Salir del capítulo con cambios sin guardar?',
    saveLabel: 'Guardar y continuar',
    discardLabel: 'Continuar sin guardar',
    keepLabel: 'Quedarme aquí',
  },
}
