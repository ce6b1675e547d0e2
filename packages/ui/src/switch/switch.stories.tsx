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

const meta = { title: 'Components/Switch', component: Settings } satisfies Meta<typeof Settings>
export default meta

export const ReaderSettings: StoryObj<typeof meta> = {}
