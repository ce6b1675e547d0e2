import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button'
import { Inline, Stack } from '../layout'
import { Text } from '../text'
import { TextField } from '../text-field'
import { Dialog, dialogSizes, type DialogSize } from '.'

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: true, title: 'Book details', onOpenChange: () => undefined },
  argTypes: { children: { control: false }, actions: { control: false } },
  parameters: {
    docs: {
      description: {
        component:
          'Something to be done before the rest goes on: a form, a choice, a list. A question with two answers is a `ConfirmDialog`; what goes on beside the page is a `Drawer`; a few settings beside their button a `Popover`. The focus goes to the first thing in it, stays inside and comes back; Escape closes. On phones it is a sheet at the lower edge.',
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

function Sizes() {
  const [size, setSize] = useState<DialogSize | null>(null)
  return (
    <Inline>
      {dialogSizes.map((name) => (
        <Button key={name} onClick={() => setSize(name)}>
          Open {name}
        </Button>
      ))}
      <Dialog
        open={size !== null}
        size={size ?? 'm'}
        title={`A dialog of size ${size ?? 'm'}`}
        onOpenChange={() => setSize(null)}
      >
        <Text>It is never wider than the window.</Text>
      </Dialog>
    </Inline>
  )
}

export const EverySize: Story = { render: () => <Sizes /> }

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

export const WordsOnly: Story = {
  args: {
    title: 'The book is being made',
    description: 'You can close this window: it goes on without you.',
    size: 's',
  },
}
