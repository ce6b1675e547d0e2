import type { Meta, StoryObj } from '@storybook/react-vite'
import { WordsPanel } from './words-panel'

const meta = {
  title: 'Authoring/WordsPanel',
  component: WordsPanel,
  args: {
    work: { kind: 'idle' },
    wanted: 'word',
    pages: 3,
    pagesWithImage: 3,
    pagesWithWords: 0,
    pagesUnread: 3,
    words: 0,
    doubtful: 0,
    pagesWithoutText: [],
    pagesBarelyRead: [],
    stalePages: [],
    canDeleteAll: false,
    onDeleteAll: () => undefined,
    onWanted: () => undefined,
    onRecogniseAll: () => undefined,
    onRecogniseUnread: () => undefined,
    onRecognisePage: () => undefined,
    onRecogniseStale: () => undefined,
    onConfirmStale: () => undefined,
    onCheck: () => undefined,
    onPhotographs: () => undefined,
    onDismissWork: () => undefined,
    onContinue: () => undefined,
  },
  parameters: {
    frame: { width: 1024, height: 480 },
    docs: {
      description: {
        component: [
          '**Use for** recognising words on the pages: how many were found, which are uncertain, and pages without text.',
          '**Use `SyncPanel` instead** when words need times.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof WordsPanel>
export default meta
type Story = StoryObj<typeof meta>

export const ToDo: Story = {}

export const Reading: Story = {
  args: {
    work: { kind: 'running', label: 'Reading 3 pages', done: 1, total: 3, isCancelling: false },
    onCancelWork: () => undefined,
  },
}

export const Found: Story = { args: { pagesWithWords: 3, pagesUnread: 0, words: 214, doubtful: 4, canDeleteAll: true } }

export const DoubtfulPage: Story = {
  args: { pagesWithWords: 3, pagesUnread: 0, words: 120, doubtful: 11, pagesBarelyRead: [3] },
}
export const SomeUnread: Story = { args: { pagesWithWords: 1, pagesUnread: 2, words: 60 } }
export const NothingOnOne: Story = { args: { pagesWithWords: 2, pagesUnread: 0, words: 120, pagesWithoutText: [3] } }

export const ImageReplaced: Story = { args: { pagesWithWords: 3, pagesUnread: 0, words: 214, stalePages: [2, 3] } }
