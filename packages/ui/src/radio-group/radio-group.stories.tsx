import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RadioGroup, type RadioGroupProps } from '.'

const voices = [
  { value: 'clone', label: 'My own voice', hint: 'Read a minute of text aloud; the rest of the book sounds like you.' },
  { value: 'library', label: 'A voice of the library', hint: 'Forty voices in nine languages, ready at once.' },
  { value: 'upload', label: 'A recording', hint: 'MP3, WAV or FLAC, one file for each chapter.' },
] as const
type Source = (typeof voices)[number]['value']

function Voice({ start = 'library', ...args }: Partial<RadioGroupProps<Source>> & { readonly start?: Source | null }) {
  const [source, setSource] = useState<Source | null>(start)
  return (
    <RadioGroup label="Where the voice comes from" options={voices} value={source} onChange={setSource} {...args} />
  )
}

const meta = {
  title: 'Components/RadioGroup',
  component: Voice,
  parameters: {
    docs: {
      description: {
        component: [
          'One of two to seven, each with room for a sentence about it. Short words side by side are a choice group; more than seven a select or a combobox.',
          'Leave it empty (`value` null) where no answer is more likely than another.',
          'One stop of the Tab key; the arrow keys move and choose.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Voice>
export default meta
type Story = StoryObj<typeof meta>

export const WithDescriptions: Story = {}

export const WordsAlone: Story = {
  args: {
    label: 'Put frames around',
    options: [
      { value: 'clone', label: 'Words' },
      { value: 'library', label: 'Sentences' },
    ],
  },
}

export const NothingChosen: Story = { args: { start: null, optional: true, hint: 'You can change it later.' } }

export const Invalid: Story = { args: { start: null, error: 'Choose where the voice comes from.' } }

export const OneDisabled: Story = {
  args: { options: voices.map((voice) => ({ ...voice, disabled: voice.value === 'clone' })) },
}

export const Disabled: Story = { args: { disabled: true } }
