import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout'
import { SliderField, type SliderFieldProps } from '.'

function Held({ value: start, ...args }: SliderFieldProps) {
  const [value, setValue] = useState(start)
  return <SliderField {...args} value={value} onChange={setValue} />
}

const meta = {
  title: 'Components/SliderField',
  component: SliderField,
  args: { label: 'Speed', min: 0.7, max: 1.2, step: 0.01, value: 1, unit: '×', onChange: () => undefined },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          'A number that is found by feel and sometimes known exactly: drag it, or type it. Where nobody knows the number a slider alone is calmer; where nobody feels it take a number field.',
          'Tab goes from the slider to the field. In both the arrow keys step; in the field Shift makes it ten steps.',
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
      <Held {...args} hint="Beyond 1.1 words run into one another." />
    </Stack>
  ),
}

export const Invalid: Story = { args: { error: 'This voice speaks at 0.8 at least.' } }

export const Disabled: Story = { args: { disabled: true } }

export const LongWords: Story = {
  args: {
    label: 'Velocidad de lectura de la voz durante los diálogos de los personajes secundarios',
    unit: 'palabras',
  },
}
