import type { Meta, StoryObj } from '@storybook/react-vite'
import { PublishPanel } from './publish-panel'

const meta = {
  title: 'Authoring/PublishPanel',
  component: PublishPanel,
  args: {
    work: { kind: 'idle' },
    checks: [
      { label: 'Pages added', state: 'met' },
      { label: 'Text recognised', state: 'met' },
      { label: 'Narration ready', state: 'met' },
      { label: 'All words timed', state: 'open' },
    ],
    visibility: 'public',
    readerUrl: null,
    previewUrl: '/?mode=preview&book=9',
    publishedAt: null,
    changed: false,
    onVisibility: () => undefined,
    onPublish: () => undefined,
    onDismissWork: () => undefined,
  },
  parameters: {
    frame: { width: 1024, height: 480 },
    docs: {
      description: {
        component: [
          '**Use for** publishing a book: what is still missing, who may read it, and its address once published.',
          '**Use `GuideStepper` instead** for the steps before publishing.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PublishPanel>
export default meta
type Story = StoryObj<typeof meta>

export const ToDo: Story = {}

const published = { readerUrl: '/?book=9', publishedAt: new Date('2026-11-20T14:46:00Z') }

export const Published: Story = { args: published }

export const ChangedSince: Story = { args: { ...published, changed: true } }

export const Failed: Story = {
  args: { work: { kind: 'failed', message: 'The book could not be published: it has no pages.' } },
}

export const OutOfDate: Story = {
  args: {
    ...published,
    changed: true,
    checks: [
      { label: 'Pages added', state: 'met' },
      { label: 'Text recognised', state: 'met' },
      { label: 'Narration ready', state: 'stale' },
      { label: 'All words timed', state: 'stale' },
    ],
  },
}
