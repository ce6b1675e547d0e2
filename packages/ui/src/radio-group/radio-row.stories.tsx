import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { IconButton } from '../icon-button'
import { Play } from '../icon/icons'
import { RadioRow } from '.'

const voices = [
  { id: 'robin', name: 'Robin', detail: 'American · plain' },
  { id: 'clara', name: 'Clara', detail: 'British · warm, for stories before sleep that nobody wants to end' },
  { id: 'jose', name: 'José', detail: undefined },
] as const

function Voices({ disabled = false, actions = true }: { readonly disabled?: boolean; readonly actions?: boolean }) {
  const [chosen, setChosen] = useState<string>('robin')
  return (
    <div role="radiogroup" aria-label="Voices" style={{ maxInlineSize: '22rem' }}>
      {voices.map(({ id, name, detail }) => (
        <RadioRow
          key={id}
          name="voice"
          label={name}
          detail={detail}
          checked={id === chosen}
          disabled={disabled}
          onChoose={() => setChosen(id)}
        >
          {actions && <IconButton size="s" icon={Play} label={`Listen to ${name}`} />}
        </RadioRow>
      ))}
    </div>
  )
}

const meta = {
  title: 'Components/RadioRow',
  component: Voices,
  parameters: {
    docs: {
      description: {
        component: [
          'One of many in a list that is grouped, searched or scrolled, with buttons of its own if need be. A handful of choices in a form is a radio group.',
          'The list around it has the role `radiogroup` and a name; rows that share a `name` share one stop of the Tab key, and the arrow keys move and choose.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Voices>
export default meta
type Story = StoryObj<typeof meta>

export const WithButtons: Story = {}

export const WordsAlone: Story = { args: { actions: false } }

export const Disabled: Story = { args: { disabled: true } }
