import type { Meta, StoryObj } from '@storybook/react-vite'
import { fixtureVoices } from '../testing/voices'
import { VoiceList } from './voice-list'

const meta = {
  title: 'Audio editor/VoiceList',
  component: VoiceList,
  args: {
    voices: fixtureVoices,
    loading: false,
    recent: ['clara'],
    voiceId: 'robin',
    disabled: false,
    onChoose: () => undefined,
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** choosing a voice: recent ones first, then all of them, with a sample to listen to.',
          '**Use `Combobox` instead** when there are no samples. **Keyboard**: arrow keys choose a voice, Tab moves to its sample.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof VoiceList>
export default meta
type Story = StoryObj<typeof meta>

export const Voices: Story = {}

export const Loading: Story = { args: { voices: [], loading: true } }

export const None: Story = { args: { voices: [] } }
