import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Stack } from '../layout'
import { Text } from '../text'
import { TextField } from '../text-field'
import { Dialog, type DialogSize } from '.'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { open: true, title: 'Book details', onOpenChange: () => undefined },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: {
    frame: { width: 1024, height: 420 },
    docs: {
      description: {
        component: [
          '**Use for** a task to finish before going on: a form, a choice, a list. On phones it is a sheet at the bottom.',
          '**Use `ConfirmDialog` instead** when you ask a yes-or-no question, **`Drawer` instead** when people keep working on the page, **`Popover` instead** for a few settings beside their button.',
          '**Keyboard**: the focus starts on the first control, stays inside and returns on closing. Escape closes.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  args: {
    description: 'Readers see the title and the author on the shelf.',
    children: (
      <Stack gap="l">
        <TextField label="Title" value="The Wind in the Willows" onChange={() => undefined} />
        <TextField label="Author" optional value="Kenneth Grahame" onChange={() => undefined} />
      </Stack>
    ),
    actions: (
      <>
        <Button tone="quiet">Cancel</Button>
        <Button tone="accent">Save</Button>
      </>
    ),
  },
}

const sized = (size: DialogSize): Story => ({
  args: {
    size,
    title: `A dialog of size ${size}`,
    description: 'It is never wider than the window.',
    children: <TextField label="Title" value="The Wind in the Willows" onChange={() => undefined} />,
    actions: <Button tone="accent">Save</Button>,
  },
})

export const SizeS: Story = sized('s')

export const SizeM: Story = sized('m')

export const SizeL: Story = sized('l')

export const SizeXL: Story = sized('xl')

export const SizeHuge: Story = sized('huge')

export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'w375', isRotated: false } } }

export const LongText: Story = {
  args: {
    title: 'Una pregunta cuyo título ocupa más de una línea del diálogo',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, line) => (
          <Text key={line}>Line {line + 1} of a text that is longer than the window is high.</Text>
        ))}
      </Stack>
    ),
    actions: <Button tone="accent">I have read it</Button>,
  },
}

export const TextOnly: Story = {
  args: {
    title: 'Your book is being prepared',
    description: 'You can close this window; the work continues.',
    size: 's',
  },
}
