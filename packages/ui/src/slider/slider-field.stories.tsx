import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout'
import { SliderField, type SliderFieldProps } from '.'

function Held({ value: start, ...args }: SliderFieldProps) {
  const [value, setValue] = useState(start)
  return <SliderField {...args} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/SliderField',
  component: SliderField,
  args: { label: 'Speed', min: 0.7, max: 1.2, step: 0.01, value: 1, unit: '×', onChange: () => undefined },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a number that is found by trying out and sometimes known exactly: drag it or type it.',
          '**Use `Slider` instead** when the number does not matter, **`NumberField` instead** when it is always known.',
          '**Keyboard**: Tab moves from the slider to the field. Arrow keys change the value by one step, with Shift in the field by ten.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SliderField>
export default meta
type Story = StoryObj<typeof meta>

export const WithAUnit: Story = {}

export const VoiceSettings: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Held
        {...args}
        label="Stability"
        min={0}
        max={1}
        value={0.5}
        unit={undefined}
        ends={['More variable', 'More stable']}
      />
      <Held {...args} hint="Above 1.1, words run together." />
    </Stack>
  ),
}

export const Invalid: Story = { args: { error: 'This voice needs at least 0.8.' } }

export const Disabled: Story = { args: { disabled: true } }

export const LongText: Story = {
  args: {
    label: 'Velocidad de lectura de la voz durante los diálogos de los personajes secundarios',
    unit: 'palabras',
  },
}
