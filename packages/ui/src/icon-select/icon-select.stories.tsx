import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Languages } from '../icon/icons'
import { Inline } from '../layout'
import { IconSelect, type IconSelectProps } from '.'

function Held({ value: start, ...args }: IconSelectProps<string>) {
  const [value, setValue] = useState(start)
  return <IconSelect {...args} value={value} onChange={setValue} />
}

const meta = {
  title: 'Choices/IconSelect',
  component: IconSelect,
  args: {
    label: 'Language',
    icon: Languages,
    value: 'en',
    options: [
      { value: 'en', label: 'English' },
      { value: 'es', label: 'Español' },
    ],
    onChange: () => undefined,
  },
  argTypes: { icon: { control: false } },
  render: (args) => (
    <Inline>
      <Held {...args} />
    </Inline>
  ),
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a setting in a narrow bar that a familiar icon explains: language, theme. The label and the chosen option form its tooltip.',
          '**Use `Select` instead** when there is room for the value, and in forms.',
          'The open list is the browser’s own, as that of `Select`: no story can show it.',
          '**Keyboard**: as in every list of the system: Space opens it, the arrow keys move, Enter chooses.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof IconSelect<string>>
export default meta
type Story = StoryObj<typeof meta>

export const InABar: Story = {}

/** The tooltip names the label and the chosen option. */
export const Focused: Story = {
  parameters: {
    frame: { height: 140 },
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

export const LongText: Story = {
  args: {
    label: 'Idioma de la interfaz',
    value: 'long',
    options: [{ value: 'long', label: 'Español de la Península Ibérica con las grafías anteriores a la reforma' }],
  },
}
