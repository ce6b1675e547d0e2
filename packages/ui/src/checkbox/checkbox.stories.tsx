import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout'
import { Checkbox, CheckboxGroup } from '.'

const nothing = () => undefined

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Show the words of the page', checked: true, onChange: nothing },
  parameters: {
    docs: {
      description: {
        component: [
          'Something that is so or not so, and counts once the form is sent. What takes effect at once is a switch; one of several is a radio group.',
          '`CheckboxGroup` asks for any number of a few; `allLabel` puts a box above them that is mixed while only some are ticked.',
          'Tab moves from box to box, Space ticks.',
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
        hint="The pages stay as they are; only the sound is made anew."
        checked
        onChange={nothing}
      />
    </Stack>
  ),
}

export const Invalid: Story = {
  args: {
    label: 'I may use this voice for the book',
    hint: 'Whoever owns the voice has agreed in writing.',
    error: 'Tick this to go on: a voice may not be copied without consent.',
    checked: false,
  },
}

export const LongWords: Story = {
  args: {
    label:
      'Sustituir también las palabras que ya se han corregido a mano en las páginas de los capítulos seleccionados, con sus marcos y sus tiempos',
  },
}

const formats = [
  { value: 'epub', label: 'EPUB', hint: 'For reading apps; the voice goes along.' },
  { value: 'pdf', label: 'PDF' },
  { value: 'mp3', label: 'MP3', hint: 'One file for each chapter.' },
  { value: 'video', label: 'Video', hint: 'Needs a plan with video.', disabled: true },
] as const
type Format = (typeof formats)[number]['value']

function Formats({ all, error }: { readonly all?: boolean; readonly error?: string }) {
  const [chosen, setChosen] = useState<readonly Format[]>(error === undefined ? ['epub'] : [])
  return (
    <CheckboxGroup
      label="Take along"
      hint="What goes into the archive."
      error={error}
      options={formats}
      value={chosen}
      onChange={setChosen}
      allLabel={all ? 'All formats' : undefined}
    />
  )
}

export const Group: Story = { render: () => <Formats /> }

export const GroupWithOneForAll: Story = { render: () => <Formats all /> }

export const GroupInvalid: Story = { render: () => <Formats error="Choose one format at least." /> }
