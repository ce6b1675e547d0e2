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
