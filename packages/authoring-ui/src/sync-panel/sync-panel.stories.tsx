import type { Meta, StoryObj } from '@storybook/react-vite'
import { SyncPanel } from './sync-panel'

const meta = {
  title: 'Authoring/SyncPanel',
  component: SyncPanel,
  args: {
    work: { kind: 'idle' },
    by: 'word',
    canChoose: false,
    onBy: () => undefined,
    chapter: { words: 214, timed: 0, estimated: 0 },
    report: null,
    retimed: null,
    stale: { count: 0, pageNumbers: [] },
    byHand: null,
    onSyncChapter: () => undefined,
    onSyncPage: () => undefined,
    onFill: () => undefined,
    onContinue: () => undefined,
  },
  parameters: {
    frame: { width: 1024, height: 480 },
    docs: {
      description: {
        component: [
          '**Use for** matching words with the narration: how many have a time, what did not match, and how to go on.',
          '**Use `WordsPanel` instead** when the words themselves are missing.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof SyncPanel>
export default meta
type Story = StoryObj<typeof meta>

export const ToDo: Story = {}

export const Partly: Story = {
  args: {
    chapter: { words: 214, timed: 198, estimated: 0 },
    report: { pageNumber: 2, unmatchedWord: 'fourteen', unassignedWord: '14', onShow: () => undefined },
  },
}

export const Complete: Story = { args: { chapter: { words: 214, timed: 214, estimated: 16 } } }

export const BySentence: Story = {
  args: { by: 'sentence', canChoose: true, chapter: { words: 21, timed: 12, estimated: 0 } },
}

export const OutOfDate: Story = {
  args: { chapter: { words: 214, timed: 214, estimated: 16 }, stale: { count: 214, pageNumbers: [1, 2, 3] } },
}

export const AfterNewNarration: Story = {
  args: {
    chapter: { words: 214, timed: 214, estimated: 9 },
    retimed: { matched: 203, estimated: 9, untimed: 0, keptByHand: 2 },
    byHand: { count: 2, onShow: () => undefined, onKeep: () => undefined, onReplace: () => undefined },
  },
}
