import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Play, Repeat } from '../icon/icons'
import { ToolbarButton } from '../toolbar'
import { Waveform, type WaveformProps } from '.'
import { moveAlone, samplePeaks, sampleSpans, sampleTexts, stillPlayhead } from './sample-waveform.fixture'

function Held({ spans: first, selectedId: chosen, ...args }: WaveformProps) {
  const [spans, setSpans] = useState(first)
  const [selectedId, setSelectedId] = useState(chosen)
  return (
    <Waveform
      {...args}
      spans={spans}
      selectedId={selectedId}
      onSelect={setSelectedId}
      editing={
        args.editing && {
          planMove: (move) => moveAlone(spans, move),
          onMove: (moved) => setSpans(spans.map((span) => ({ ...span, ...moved.find(({ id }) => id === span.id) }))),
        }
      }
    />
  )
}

const meta = {
  title: 'Content/Waveform',
  component: Waveform,
  args: {
    label: 'Waveform of the chapter',
    texts: sampleTexts,
    peaks: samplePeaks,
    spans: sampleSpans,
    selectedId: 'w2',
    playhead: stillPlayhead,
    editing: { planMove: () => [], onMove: () => undefined },
    onSelect: () => undefined,
    onSeek: () => undefined,
    onPlay: () => undefined,
  },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** the times of words in a narration: each word on the sound, with edges to drag.',
          '**Use `Slider` instead** for the place in a narration.',
          '**Keyboard**: arrow keys choose a word; with Shift they move its start, with Alt its end, by 10 ms. Space plays it. Tab goes on to its start and its end, which arrow keys move too, with Shift by 100 ms. + and − zoom. **Pointer**: drag an edge, or the waveform to scroll; Ctrl and the wheel zoom.',
          'It is never mirrored: time runs left to right.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof Waveform>
export default meta
type Story = StoryObj<typeof meta>

export const WithASelectedWord: Story = {}

export const WithoutHandles: Story = { args: { editing: null } }

export const WithTools: Story = {
  args: {
    tools: (
      <>
        <ToolbarButton label="Play word" icon={Play} onPress={() => undefined} />
        <ToolbarButton label="Loop" icon={Repeat} pressed={false} onPress={() => undefined} />
      </>
    ),
  },
}

export const NothingSelected: Story = { args: { selectedId: null } }

export const WithoutTimes: Story = { args: { spans: [], selectedId: null } }
