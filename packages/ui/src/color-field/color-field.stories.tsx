import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ColorField, type ColorFieldProps } from '.'

function Held({ value: start, ...args }: ColorFieldProps) {
  const [value, setValue] = useState(start)
  return <ColorField {...args} value={value} onChange={setValue} />
}

const presets = [
  { value: '#00ff00', label: 'Green' },
  { value: '#ffd400', label: 'Yellow' },
  { value: '#fd7e1d', label: 'Orange' },
  { value: '#e5484d', label: 'Red' },
  { value: '#8e4ec6', label: 'Purple' },
  { value: '#597dce', label: 'Blue' },
  { value: '#12a594', label: 'Teal' },
]

const meta = {
  title: 'Fields/ColorField',
  component: ColorField,
  args: { label: 'Colour of the frame', value: '#597DCE', presets, onChange: () => undefined },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a free choice of colour, typed as `#rgb` or `#rrggbb` or picked.',
          '**Use `ChoiceGroup` instead** when only a few named colours make sense.',
          'Invalid input is kept and explained, so people can correct it. Set `ground` to warn about low contrast, and name every preset: screen readers read the names.',
          '**Keyboard**: Enter on the swatch opens the picker, the arrow keys adjust the colour, Escape returns to the swatch.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  parameters: { frame: { height: 520 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    // The picker alone.
    while (canvasElement.ownerDocument.querySelector('[role=slider][aria-valuenow]') === null) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  },
}

export const HardToSee: Story = { args: { value: '#00FF00', ground: '#FFFFFF', hint: 'It is drawn on white paper.' } }

/** Invalid input is kept and explained, so people can correct it. */
export const NotAColour: Story = {
  parameters: { frame: { height: 180 } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'light blue')
    await userEvent.tab()
  },
}

export const Invalid: Story = { args: { error: 'Another layer has this colour already.' } }

export const Disabled: Story = { args: { disabled: true } }

export const Small: Story = { args: { size: 's', optional: true } }
