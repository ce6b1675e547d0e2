import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout'
import { forceStates, ShownStates } from '../testing/shown-states'
import { Switch, type SwitchProps } from '.'

function Held({ checked: start, ...args }: SwitchProps) {
  const [checked, setChecked] = useState(start)
  return <Switch {...args} checked={checked} onChange={setChecked} />
}

const nothing = () => undefined

const meta = {
  title: 'Choices/Switch',
  component: Switch,
  args: { label: 'Turn pages automatically', checked: true, onChange: nothing },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a setting that is on or off and takes effect immediately. The label names what is on and never changes.',
          '**Use `Checkbox` instead** when the form is sent later.',
          '**Keyboard**: Space toggles it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const On: Story = { args: { hint: 'When the last word has been read.' } }

export const ReaderSettings: Story = {
  render: () => (
    <Stack gap="l">
      <Held label="Turn pages automatically" hint="When the last word has been read." checked onChange={nothing} />
      <Held label="Follow the narration" checked={false} onChange={nothing} />
      <Held label="Flip the video" disabled checked={false} onChange={nothing} />
    </Stack>
  ),
}

export const EveryState: Story = {
  render: () => (
    <Stack gap="l">
      <Switch label="Off" checked={false} onChange={nothing} />
      <Switch label="On" checked onChange={nothing} />
      <Switch label="Disabled and off" disabled checked={false} onChange={nothing} />
      <Switch label="Disabled and on" disabled checked hint="The book decides." onChange={nothing} />
    </Stack>
  ),
}

export const LongText: Story = {
  args: {
    label: 'Pasar las páginas automáticamente cuando se haya leído la última palabra de la página que está a la vista',
    hint: 'También cuando el capítulo termina y comienza el siguiente, salvo que haya un cuestionario por contestar.',
  },
}

/** Hovered, focused and pressed, held still. */
export const States: Story = {
  parameters: forceStates('input'),
  render: () => (
    <ShownStates>
      <Stack gap="m">
        <Switch label="Off" checked={false} onChange={nothing} />
        <Switch label="On" checked onChange={nothing} />
      </Stack>
    </ShownStates>
  ),
}
