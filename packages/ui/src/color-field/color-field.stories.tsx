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
  title: 'Components/ColorField',
  component: ColorField,
  args: { label: 'Colour of the frame', value: '#597DCE', presets, onChange: () => undefined },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          'A colour that is not one of a few: typed as `#rgb` or `#rrggbb`, or picked. Where only some colours make sense use a choice group with their names.',
          'What is no colour stays and is named. `ground` warns where the colour can hardly be seen on what it lies on; `presets` need names, for they are read out.',
          'The swatch opens the picker; in it the arrow keys move, Escape goes back to the swatch.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof ColorField>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    // The picker comes on its own.
    while (canvasElement.ownerDocument.querySelector('[role=slider][aria-valuenow]') === null) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  },
}

export const HardToSee: Story = { args: { value: '#00FF00', ground: '#FFFFFF', hint: 'It lies on white paper.' } }

/** What is no colour stays, so that it can be mended. */
export const NoColour: Story = {
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
