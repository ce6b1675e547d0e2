import type { Meta, StoryObj } from '@storybook/react-vite'
import { voiceDefaults } from '@lectern/core/book'
import { fixtureModels } from '../testing/voices'
import { SettingsPanel } from './settings-panel'

const meta = {
  title: 'Audio editor/SettingsPanel',
  component: SettingsPanel,
  args: {
    models: fixtureModels,
    modelId: 'styled',
    settings: voiceDefaults,
    disabled: false,
    onModel: () => undefined,
    onSettings: () => undefined,
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** the model and the voice settings of a narration. Only the settings that the model supports are shown.',
          '**Use `VoiceList` instead** when the voice is chosen. **Keyboard**: as in `Select` and `SliderField`.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SettingsPanel>
export default meta
type Story = StoryObj<typeof meta>

export const WithStyle: Story = {}

export const WithoutStyle: Story = { args: { modelId: 'plain' } }
