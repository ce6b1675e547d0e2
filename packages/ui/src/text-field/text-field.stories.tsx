import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout'
import { TextArea, TextField } from '.'

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Title', value: 'The Wind in the Willows', onChange: () => undefined },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

function Form() {
  const [title, setTitle] = useState('')
  const [description, setDescription] = useState('')
  return (
    <Stack gap="l">
      <TextField label="Title" value={title} onChange={setTitle} placeholder="The river bank" />
      <TextField
        label="E-mail"
        type="email"
        value="mole@"
        onChange={() => undefined}
        error="The address has no domain. Write it like mole@river.example."
      />
      <TextField label="Search" type="search" hideLabel size="s" value="" placeholder="Search" onChange={setTitle} />
      <TextArea
        label="Description"
        optional
        hint="Two or three sentences for the shelf."
        value={description}
        onChange={setDescription}
      />
      <TextField label="Id" value="1011" disabled onChange={() => undefined} />
    </Stack>
  )
}

export const OneLine: Story = {}

export const InAForm: Story = { render: () => <Form /> }
