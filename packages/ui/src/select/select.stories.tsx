import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Inline, Stack } from '../layout'
import { fieldSizes } from '../text-field'
import { forceStates, ShownStates } from '../testing/shown-states'
import { Select, selectLooks, type SelectProps } from '.'

function Held({ value: start, ...args }: SelectProps<string>) {
  const [value, setValue] = useState(start)
  return <Select {...args} value={value} onChange={setValue} />
}

const meta = {
  title: 'Choices/Select',
  component: Select,
  args: {
    label: 'Book language',
    value: 'en',
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'es', label: 'Español', lang: 'es' },
      { value: 'ar', label: 'العربية', lang: 'ar' },
    ],
    onChange: () => undefined,
  },
  argTypes: {
    look: { control: 'inline-radio', options: selectLooks },
    size: { control: 'inline-radio', options: fieldSizes },
  },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** one of up to about eight options; phones show their own list. `look="quiet"` suits bars.',
          '**Use `Combobox` instead** when people would search the list, **`ChoiceGroup` instead** when two to five options should stay visible.',
          'The open list is the browser’s own: no story can show it.',
          '**Keyboard**: Space opens it, the arrow keys and letters move, Enter chooses, Escape closes.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Select<string>>
export default meta
type Story = StoryObj<typeof meta>

export const BookLanguage: Story = { args: { hint: 'The interface keeps its own language.' } }

/** In bars: as wide as its value, and without a box until hovered. */
export const InABar: Story = {
  args: { look: 'quiet', hideLabel: true },
  render: (args) => (
    <Inline>
      <Held {...args} />
    </Inline>
  ),
}

export const BothSizes: Story = {
  render: (args) => (
    <Stack gap="l">
      {fieldSizes.map((size) => (
        <Held key={size} {...args} label={`Size ${size}`} size={size} />
      ))}
    </Stack>
  ),
}

export const Invalid: Story = { args: { error: 'Choose the language the book is written in.' } }

export const Disabled: Story = { args: { disabled: true, hint: 'Set by the publisher.' } }

export const OneDisabledOption: Story = {
  args: {
    options: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'es', label: 'Español', lang: 'es', disabled: true },
    ],
  },
}

export const LongText: Story = {
  args: {
    label: 'Idioma principal en el que está escrita la obra original publicada por la editorial',
    value: 'long',
    options: [
      { value: 'long', label: 'Español de la Península Ibérica con las grafías anteriores a la reforma de 1815' },
    ],
  },
}

/** Hovered, focused and pressed, held still. */
export const States: Story = {
  parameters: forceStates('select'),
  render: (args) => (
    <ShownStates>
      <Stack gap="m">
        <Select {...args} />
        <Select {...args} look="quiet" />
      </Stack>
    </ShownStates>
  ),
}
