import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout'
import { Slider, type SliderProps } from '.'

function Held({ value: start, ...args }: SliderProps) {
  const [value, setValue] = useState(start)
  return <Slider {...args} value={value} onChange={setValue} />
}

const nothing = () => undefined

const meta = {
  title: 'Fields/Slider',
  component: Slider,
  args: { label: 'Volume', min: 0, max: 1, step: 0.1, value: 0.4, onChange: nothing },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a value that is found by trying out: volume, speed, a position in a narration.',
          '**Use `SliderField` instead** when people sometimes know the exact number, **`NumberField`** when they always do.',
          '**Keyboard**: arrow keys change it by one step, Page Up and Page Down by more, Home and End go to the limits.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Volume: Story = {}

export const VoiceSettings: Story = {
  render: () => (
    <Stack gap="xl">
      <Held
        label="Stability"
        min={0}
        max={1}
        step={0.01}
        value={0.5}
        onChange={nothing}
        ends={['More variable', 'More stable']}
      />
      <Held
        label="Speed"
        min={0.7}
        max={1.2}
        step={0.01}
        value={1}
        onChange={nothing}
        format={(value) => `${value.toFixed(2)}×`}
      />
    </Stack>
  ),
}

/** A notch at the start of each page. */
export const PagesOfANarration: Story = {
  args: {
    label: 'Position in the narration',
    hideLabel: true,
    max: 102,
    step: 1,
    value: 41,
    format: (value) => `${value} seconds`,
    ticks: [12, 24, 33, 58, 71, 90],
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const AtItsLimits: Story = {
  render: (args) => (
    <Stack gap="l">
      <Held {...args} label="Silent" value={0} />
      <Held {...args} label="Loud" value={1} />
    </Stack>
  ),
}

export const LongText: Story = {
  args: {
    label: 'Velocidad de lectura de la voz durante los diálogos de los personajes secundarios',
    ends: ['Lo más despacio que se puede seguir', 'Lo más deprisa que se puede entender'],
  },
}
