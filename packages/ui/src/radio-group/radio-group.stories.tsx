import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RadioGroup, type RadioGroupProps } from '.'

const voices = [
  { value: 'clone', label: 'My own voice', hint: 'Read a minute of text aloud; the rest of the book sounds like you.' },
  { value: 'library', label: 'A voice from the library', hint: 'Forty voices in nine languages, ready immediately.' },
  { value: 'upload', label: 'A recording', hint: 'MP3, WAV or FLAC, one file for each chapter.' },
] as const

function Held({ value: start, ...args }: RadioGroupProps<string>) {
  const [value, setValue] = useState(start)
  return <RadioGroup {...args} value={value} onChange={setValue} />
}

const meta = {
  title: 'Choices/RadioGroup',
  component: RadioGroup,
  args: { label: 'Source of the voice', options: voices, value: 'library', onChange: () => undefined },
  argTypes: { options: { control: false } },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** one of two to seven options, each with room for a description. Leave it empty (`value={null}`) when no answer is more likely.',
          '**Use `ChoiceGroup` instead** when labels are short, **`Select` or `Combobox` instead** when there are more options.',
          '**Keyboard**: one Tab stop; the arrow keys move and choose.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof RadioGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const WithDescriptions: Story = {}

export const LabelsOnly: Story = {
  args: {
    label: 'Detect',
    value: 'words',
    options: [
      { value: 'words', label: 'Words' },
      { value: 'sentences', label: 'Sentences' },
    ],
  },
}

export const NothingChosen: Story = { args: { value: null, optional: true, hint: 'You can change it later.' } }

export const Invalid: Story = { args: { value: null, error: 'Choose the source of the voice.' } }

export const OneDisabled: Story = {
  args: { options: voices.map((voice) => ({ ...voice, disabled: voice.value === 'clone' })) },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: {
    label: 'De dónde procede la voz que leerá los diálogos de los personajes secundarios',
    options: [
      {
        value: 'library',
        label: 'Una voz de la biblioteca, elegida entre las que hablan la lengua del libro',
        hint: 'Cuarenta voces en nueve lenguas, disponibles en el acto, salvo las que necesitan un plan más amplio.',
      },
      { value: 'word', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
    ],
  },
}
