import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout'
import { fieldSizes } from '../text-field'
import { NumberField, type NumberFieldProps } from '.'

function Held({ value: start, ...args }: NumberFieldProps) {
  const [value, setValue] = useState(start)
  return <NumberField {...args} value={value} onChange={setValue} />
}

const meta = {
  title: 'Fields/NumberField',
  component: NumberField,
  args: { label: 'Pause after a page', value: 1.5, min: 0, max: 20, step: 0.5, unit: 's', onChange: () => undefined },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a number that is counted or measured, in the format of the interface language.',
          '**Use `TextField` instead** for page names, phone numbers and codes, **`Slider` instead** when the exact number does not matter, **`SliderField`** when both do.',
          'Numbers out of range move to the nearest limit. Invalid input is kept and explained, so people can correct it.',
          '**Keyboard**: Arrow up and Arrow down change it by one step; Shift, Page Up and Page Down by ten. Escape restores the last value.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

export const WithAUnit: Story = {}

export const Plain: Story = { args: { label: 'Page', value: 12, min: 1, max: 240, step: 1, unit: undefined } }

export const Empty: Story = {
  args: { label: 'Answers needed', value: null, step: 1, unit: undefined, optional: true, onClear: () => undefined },
}

export const WithAHint: Story = { args: { hint: 'Between 0 and 20 seconds.' } }

export const Invalid: Story = { args: { error: 'A page with music needs at least 2 s.' } }

/** Invalid input is kept and explained, so people can correct it. */
export const NotANumber: Story = {
  parameters: { frame: { height: 140 } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, 'a while')
    await userEvent.tab()
  },
}

export const AtItsLimit: Story = { args: { value: 20 } }

export const Disabled: Story = { args: { disabled: true } }

export const ReadOnly: Story = { args: { readOnly: true } }

export const WithoutSteppers: Story = { args: { hideSteppers: true } }

export const BothSizes: Story = {
  render: (args) => (
    <Stack gap="l">
      {fieldSizes.map((size) => (
        <Held key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}
