import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout'
import { forceStates, ShownStates } from '../testing/shown-states'
import { fieldSizes, PasswordField, SearchField, TextArea, TextField } from '.'

const nothing = () => undefined

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  subcomponents: { TextArea, PasswordField, SearchField },
  args: { label: 'Title', value: 'The Wind in the Willows', onChange: nothing },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** one line of text; `TextArea` for several, `PasswordField` and `SearchField` for theirs.',
          '**Use `NumberField` instead** when a number is counted or measured, **`Combobox` instead** when the answers are known.',
          'The label says what to enter, the hint how it should look, the error what is wrong and what to do. A placeholder is an example, never the label. `maximum` counts characters and accepts more: explain that in `error`.',
          '**Keyboard**: Escape clears a search field.',
        ].join('\n\n'),
      },
    },
  },
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
        onChange={nothing}
        error="The address has no domain. Write it like mole@river.example."
      />
      <TextArea
        label="Description"
        optional
        hint="Two or three sentences for the library."
        value={description}
        onChange={setDescription}
      />
      <TextField label="ID" value="1011" disabled onChange={nothing} />
    </Stack>
  )
}

export const OneLine: Story = {}

export const InAForm: Story = { render: () => <Form /> }

export const Empty: Story = { args: { value: '', placeholder: 'The river bank', optional: true } }

export const WithAHint: Story = { args: { hint: 'As printed on the cover.' } }

export const Invalid: Story = {
  args: { value: '', error: 'A book needs a title: it is how readers find it.', hint: 'As printed on the cover.' },
}

export const Disabled: Story = { args: { disabled: true } }

export const ReadOnly: Story = { args: { readOnly: true, hint: 'Set by the publisher.' } }

export const BothSizes: Story = {
  render: (args) => (
    <Stack gap="l">
      {fieldSizes.map((size) => (
        <TextField key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

export const PrefixAndSuffix: Story = {
  render: () => (
    <Stack gap="l">
      <TextField label="Address" prefix="https://" type="url" value="river.example" onChange={nothing} />
      <TextField label="Price" prefix="€" suffix="a month" value="12" onChange={nothing} />
      <TextField label="Size" suffix="px" value="" error="Enter a size." onChange={nothing} />
      <TextField label="Width" suffix="px" value="640" disabled onChange={nothing} />
    </Stack>
  ),
}

export const Counted: Story = {
  render: () => (
    <Stack gap="l">
      <TextField label="Short title" maximum={30} value="The Wind in the Willows" onChange={nothing} />
      <TextArea
        label="Sentence to speak"
        maximum={100}
        value="The Mole had been working very hard all the morning, spring-cleaning his little home, first with brooms, then with dusters."
        error="Shorten it: a sample can have at most 100 characters."
        onChange={nothing}
      />
    </Stack>
  ),
}

function Password({ error }: { readonly error?: string }) {
  const [password, setPassword] = useState('ratty-and-mole')
  return (
    <PasswordField
      label="Password"
      autoComplete="current-password"
      error={error}
      value={password}
      onChange={setPassword}
    />
  )
}

export const HiddenPassword: Story = { render: () => <Password /> }

export const ShownPassword: Story = {
  parameters: { frame: { height: 160 } },
  render: () => <Password error="This is not the password of this account." />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the password' }))
  },
}

function Finder({ start = '', busy }: { readonly start?: string; readonly busy?: boolean }) {
  const [text, setText] = useState(start)
  return <SearchField label="Search the book" placeholder="Search" value={text} busy={busy} onChange={setText} />
}

export const Search: Story = {
  render: () => (
    <Stack gap="l">
      <Finder />
      <Finder start="willow" />
      <Finder start="badger" busy />
      <SearchField label="Search the shelf" size="s" placeholder="Search" value="" onChange={nothing} />
      <SearchField label="Search the shelf" placeholder="Search" value="" disabled onChange={nothing} />
    </Stack>
  ),
}

export const LongText: Story = {
  args: {
    label: 'Título completo de la obra tal como aparece en la cubierta de la primera edición publicada',
    hint: 'Internationalisierungsüberprüfungsverfahren: even words that cannot be broken fit.',
    value: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenherstellerverband',
    maximum: 60,
  },
}

/** Hovered, focused and pressed, held still. */
export const States: Story = {
  parameters: forceStates('input'),
  render: (args) => (
    <ShownStates>
      <TextField {...args} />
    </ShownStates>
  ),
}
