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
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Pause after a page', value: 1.5, min: 0, max: 20, step: 0.5, unit: 's', onChange: () => undefined },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          'A number that is counted or measured. Page names, telephone numbers and codes are text; a feeling between two ends is a slider, both together a slider field.',
          'Numbers are read and written as the interface language does. What lies outside the range is put inside when typing is over; what is no number stays and is named.',
          'Arrow up and down step by one step, with Shift or by Page up and Page down by ten; Escape takes the last value back.',
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

export const Invalid: Story = { args: { error: 'A page with music needs 2 s at least.' } }

/** What is no number stays, so that it can be mended. */
export const NoNumber: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, 'a while')
    await userEvent.tab()
  },
}

export const AtItsEnd: Story = { args: { value: 20 } }

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
