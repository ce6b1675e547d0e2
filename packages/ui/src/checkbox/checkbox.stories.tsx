import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout'
import { forceStates, ShownStates } from '../testing/shown-states'
import { Checkbox, CheckboxGroup } from '.'

const nothing = () => undefined

const meta = {
  title: 'Choices/Checkbox',
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  args: { label: 'Show the words of the page', checked: true, onChange: nothing },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a yes-or-no choice that takes effect when the form is sent. `CheckboxGroup` offers several; `allLabel` adds a checkbox for all of them.',
          '**Use a switch instead** when the choice takes effect immediately, **a radio group instead** when only one option can be chosen.',
          '**Keyboard**: Tab moves between checkboxes, Space ticks.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Ticked: Story = {}

export const EveryState: Story = {
  render: () => (
    <Stack gap="l">
      <Checkbox label="Not ticked" checked={false} onChange={nothing} />
      <Checkbox label="Ticked" checked onChange={nothing} />
      <Checkbox label="Some are ticked" checked="mixed" onChange={nothing} />
      <Checkbox label="Disabled" checked={false} disabled onChange={nothing} />
      <Checkbox label="Disabled and ticked" checked disabled onChange={nothing} />
      <Checkbox
        label="With a description"
        hint="The pages stay as they are; only the narration is generated again."
        checked
        onChange={nothing}
      />
    </Stack>
  ),
}

export const Invalid: Story = {
  args: {
    label: 'I may use this voice for the book',
    hint: 'The owner of the voice has agreed in writing.',
    error: 'Tick this to continue: a voice may not be copied without consent.',
    checked: false,
  },
}

export const LongText: Story = {
  args: {
    label:
      'Sustituir también las palabras que ya se han corregido a mano en las páginas de los capítulos seleccionados, con sus marcos y sus tiempos',
  },
}

const formats = [
  { value: 'epub', label: 'EPUB', hint: 'For reading apps; with the narration.' },
  { value: 'pdf', label: 'PDF' },
  { value: 'mp3', label: 'MP3', hint: 'One file for each chapter.' },
  { value: 'video', label: 'Video', hint: 'Needs a plan with video.', disabled: true },
] as const
type Format = (typeof formats)[number]['value']

function Formats({ all, error }: { readonly all?: boolean; readonly error?: string }) {
  const [chosen, setChosen] = useState<readonly Format[]>(error === undefined ? ['epub'] : [])
  return (
    <CheckboxGroup
      label="Include"
      hint="These formats are added to the archive."
      error={error}
      options={formats}
      value={chosen}
      onChange={setChosen}
      allLabel={all ? 'All formats' : undefined}
    />
  )
}

export const Group: Story = { render: () => <Formats /> }

export const GroupWithSelectAll: Story = { render: () => <Formats all /> }

export const GroupInvalid: Story = { render: () => <Formats error="Choose at least one format." /> }

/** Hovered, focused and pressed, held still. */
export const States: Story = {
  parameters: forceStates('input'),
  render: () => (
    <ShownStates>
      <Stack gap="m">
        <Checkbox label="Words" checked={false} onChange={nothing} />
        <Checkbox label="Pictures" checked onChange={nothing} />
      </Stack>
    </ShownStates>
  ),
}
