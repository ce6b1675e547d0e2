import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MousePointer2, SquareDashed, Timer } from '../icon/icons'
import { ChoiceGroup, type ChoiceGroupProps } from '.'

function Held({ value: start, ...args }: ChoiceGroupProps<string>) {
  const [value, setValue] = useState(start)
  return <ChoiceGroup {...args} value={value} onChange={setValue} />
}

const tools = [
  { value: 'edit', label: 'Edit', icon: MousePointer2 },
  { value: 'draw', label: 'Draw', icon: SquareDashed },
  { value: 'time', label: 'Time', icon: Timer },
] as const

const meta = {
  title: 'Choices/ChoiceGroup',
  component: ChoiceGroup,
  args: { label: 'Tool', value: 'edit', choices: tools, onChange: () => undefined },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** one of two to five short options that should all stay visible. One is always chosen.',
          '**Use `Select` instead** when there are more options, **`RadioGroup` instead** when options need a description, **`ToggleGroup` instead** when several or none may be on.',
          '**Keyboard**: one Tab stop; the arrow keys move and choose.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ChoiceGroup<string>>
export default meta
type Story = StoryObj<typeof meta>

export const AuthoringTools: Story = {}

export const LabelsOnly: Story = {
  args: { choices: tools.map(({ value, label }) => ({ value, label })) },
}

export const LabelHidden: Story = { args: { hideLabel: true } }

export const Disabled: Story = { args: { disabled: true } }

/** In a narrow column. */
export const LongText: Story = {
  args: {
    label: 'Qué se hace con las palabras que ya se han corregido a mano',
    value: 'keep',
    choices: [
      { value: 'keep', label: 'Conservarlas como están' },
      { value: 'replace', label: 'Sustituirlas por las reconocidas' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}
