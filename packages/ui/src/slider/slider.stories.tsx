import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack } from '../layout'
import { Slider } from '.'

function Voice() {
  const [stability, setStability] = useState(0.5)
  const [speed, setSpeed] = useState(1)
  return (
    <Stack gap="xl">
      <Slider
        label="Stability"
        min={0}
        max={1}
        step={0.01}
        value={stability}
        onChange={setStability}
        ends={['More variable', 'More stable']}
      />
      <Slider
        label="Speed"
        min={0.7}
        max={1.2}
        step={0.01}
        value={speed}
        onChange={setSpeed}
        format={(value) => `${value.toFixed(2)}×`}
      />
    </Stack>
  )
}

const parameters = {
  docs: {
    description: {
      component: [
        'A number between two ends that is found by feel: volume, speed, a place in a narration. Where it is sometimes known exactly use a slider field.',
        'Arrow keys step, Page up and Page down leap, Home and End go to the ends.',
      ].join('\n\n'),
    },
  },
}

const meta = { title: 'Components/Slider', component: Voice, parameters } satisfies Meta<typeof Voice>
export default meta

export const VoiceSettings: StoryObj<typeof meta> = {}

function Narration() {
  const [seconds, setSeconds] = useState(41)
  return (
    <Slider
      label="Place in the narration"
      hideLabel
      min={0}
      max={102}
      step={1}
      value={seconds}
      onChange={setSeconds}
      format={(value) => `${value} seconds`}
      ticks={[12, 24, 33, 58, 71, 90]}
    />
  )
}

/** A notch where each page begins. */
export const PagesOfANarration: StoryObj<typeof meta> = { render: () => <Narration /> }

export const Disabled: StoryObj<typeof meta> = {
  render: () => <Slider label="Volume" min={0} max={1} step={0.1} value={0.4} disabled onChange={() => undefined} />,
}

export const AtItsEnds: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="l">
      <Slider label="Silent" min={0} max={1} step={0.1} value={0} onChange={() => undefined} />
      <Slider label="Loud" min={0} max={1} step={0.1} value={1} onChange={() => undefined} />
    </Stack>
  ),
}
