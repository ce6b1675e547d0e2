import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnsavedChangesDialog } from '.'

const meta = {
  title: 'Overlays/UnsavedChangesDialog',
  component: UnsavedChangesDialog,
  args: {
    open: true,
    onSave: () => undefined,
    onDiscard: () => undefined,
    onKeepEditing: () => undefined,
  },
  parameters: {
    frame: { width: 1024, height: 420 },
    docs: {
      description: {
        component: [
          '**Use for** asking before changes would be lost: on leaving a page, chapter or form. List what is unsaved when there is more than one thing.',
          '**Use `ConfirmDialog` instead** when you ask before an action.',
          '**Keyboard**: the focus starts on “Keep editing”; Escape chooses it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof UnsavedChangesDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}

export const ListingChanges: Story = { args: { unsaved: ['Page 4: words', 'Page 5: words and times', 'The title'] } }

export const ListingManyChanges: Story = {
  args: { unsaved: Array.from({ length: 90 }, (_, page) => `Page ${page + 1}`) },
}

export const Saving: Story = { args: { busy: true, unsaved: ['Page 4: words'] } }

export const CustomLabels: Story = {
  args: {
    title: '¿Salir del capítulo con cambios sin guardar?',
    saveLabel: 'Guardar y continuar',
    discardLabel: 'Continuar sin guardar',
    keepLabel: 'Quedarme aquí',
  },
}

export const OnAPhone: Story = { ...ListingChanges, globals: { viewport: { value: 'w375', isRotated: false } } }
