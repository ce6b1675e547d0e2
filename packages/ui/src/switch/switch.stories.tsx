import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout'
import { Switch } from '.'

function Settings() {
  const [turn, setTurn] = useState(true)
  const [scroll, setScroll] = useState(false)
  return (
    <Stack gap="l">
      <Switch
        label="Turn pages by themselves"
        hint="When the last word has been read."
        checked={turn}
        onChange={setTurn}
      />
      <Switch label="Scroll along" checked={scroll} onChange={setScroll} />
      <Switch label="Flip the video" disabled checked={false} onChange={() => undefined} />
    </Stack>
  )
}

const parameters = {
  docs: {
    description: {
      component: [
        'Something that is on or off, and takes effect at once. In a form that is sent later use a checkbox.',
        'Space switches it. The label says what is on, not what pressing does: it never changes.',
      ].join('\n\n'),
    },
  },
}

const meta = { title: 'Components/Switch', component: Settings, parameters } satisfies Meta<typeof Settings>
export default meta

export const ReaderSettings: StoryObj<typeof meta> = {}

const nothing = () => undefined

export const EveryState: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="l">
      <Switch label="Off" checked={false} onChange={nothing} />
      <Switch label="On" checked onChange={nothing} />
      <Switch label="Disabled and off" disabled checked={false} onChange={nothing} />
      <Switch label="Disabled and on" disabled checked hint="The book decides." onChange={nothing} />
    </Stack>
  ),
}

export const LongWords: StoryObj<typeof meta> = {
  render: () => (
    <Switch
      label="Pasar las páginas automáticamente cuando se haya leído la última palabra de la página que está a la vista"
      hint="También cuando el capítulo termina y comienza el siguiente, salvo que haya un cuestionario por contestar."
      checked
      onChange={nothing}
    />
  ),
}
