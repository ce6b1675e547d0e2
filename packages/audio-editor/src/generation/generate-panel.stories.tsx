import type { Meta, StoryObj } from '@storybook/react-vite'
import { GeneratePanel } from './generate-panel'

const meta = {
  title: 'Audio editor/GeneratePanel',
  component: GeneratePanel,
  args: {
    state: { kind: 'idle' },
    cost: { isExact: true, characters: 516 },
    isBuildingText: false,
    canGenerate: true,
    replacesNarration: false,
    onGenerate: () => undefined,
    onContinue: null,
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** generating a narration: its length, its progress, the result, and what went wrong.',
          '**Keyboard**: Tab reaches “Generate”, then the actions of the result.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof GeneratePanel>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Running: Story = { args: { state: { kind: 'running', done: 2, total: 5 } } }

export const Done: Story = {
  args: {
    replacesNarration: true,
    narrator: 'Robin',
    listening: { playing: false, onToggle: () => undefined },
    onContinue: () => undefined,
  },
}

export const SpeechLost: Story = {
  args: {
    state: {
      kind: 'failed',
      message:
        'The voice may have been paid for 2 sentences whose sound was lost (characters: 57). All other sentences are kept.',
      paysAgain: true,
    },
  },
}

export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'The character budget of this month is used up.' } },
}
