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
          {actions && <IconButton size="s" icon={Play} label={`Listen to ${name}`} disabled={disabled} />}
        </RadioRow>
      ))}
    </div>
  )
}

const meta = {
  title: 'Choices/RadioRow',
  component: RadioRow,
  args: { name: 'voice', label: 'Robin', checked: true, onChoose: () => undefined },
  argTypes: { children: { control: false } },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** one of many options in a list that is grouped, searched or scrolled; a row may have actions of its own. Put the rows in an element with the role `radiogroup` and a name.',
          '**Use `RadioGroup` instead** when a form offers a handful of options.',
          '**Keyboard**: rows with the same `name` share one Tab stop; the arrow keys move and choose.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof RadioRow>
export default meta
type Story = StoryObj<typeof meta>

export const WithActions: Story = { render: () => <Voices /> }

export const LabelsOnly: Story = { render: () => <Voices actions={false} /> }

export const Disabled: Story = { render: () => <Voices disabled /> }
