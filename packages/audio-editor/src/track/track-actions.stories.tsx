import type { Meta, StoryObj } from '@storybook/react-vite'
import { TrackActions } from './track-actions'

const nothing = () => undefined

const meta = {
  title: 'Audio editor/TrackActions',
  component: TrackActions,
  args: {
    work: { kind: 'idle' },
    busy: false,
    isWav: false,
    onConvert: nothing,
    onRefresh: nothing,
    onAlign: nothing,
    onRetry: nothing,
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a chapter’s audio file: converting a WAV to MP3, loading its data again, aligning its words.',
          '**Keyboard**: Tab reaches each action; a failed step is repeated by “Try again”.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof TrackActions>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Wav: Story = { args: { isWav: true } }

export const Encoding: Story = {
  args: {
    isWav: true,
    busy: true,
    work: {
      kind: 'converting',
      conversion: {
        begunBy: 'author',
        chapterVariationId: 3,
        stage: { step: 'encode', wavLink: 'one.wav', wav: new Blob(), share: 0.4 },
      },
    },
  },
}

export const Aligning: Story = { args: { busy: true, work: { kind: 'aligning', pages: [], done: 1, total: 3 } } }

export const UploadFailed: Story = {
  args: {
    isWav: true,
    work: {
      kind: 'failed',
      action: {
        kind: 'convert',
        conversion: {
          begunBy: 'author',
          chapterVariationId: 3,
          stage: { step: 'upload', fileName: 'one.mp3', mp3: new Blob() },
        },
      },
      failure: { kind: 'call', step: 'upload', status: 'Forbidden' },
    },
  },
}
