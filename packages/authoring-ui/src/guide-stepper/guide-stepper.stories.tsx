import type { Meta, StoryObj } from '@storybook/react-vite'
import { guideAuthor, type GuideStep } from '../guide/guide-steps'
import { GuideStepper } from './guide-stepper'

const facts = {
  pages: 3,
  pagesWithImage: 3,
  pagesWithWords: 3,
  pagesBarelyRead: 0,
  hasAudio: false,
  words: 214,
  timedWords: 0,
  marks: 0,
  published: false,
  stale: new Set<GuideStep>(),
}

const meta = {
  title: 'Authoring/GuideStepper',
  component: GuideStepper,
  args: {
    guide: guideAuthor(facts),
    current: 'voice',
    details: {
      pages: '3 pages',
      words: '214 words',
      voice: 'No narration',
      sync: '0 of 214',
      marks: 'Optional',
      publish: 'Not published',
    },
    onChoose: () => undefined,
  },
  parameters: {
    frame: { width: 1024, height: 200 },
    docs: {
      description: {
        component: [
          '**Use for** the steps from pages to published book, with the state of each and the recommended next one.',
          '**Use `Tabs` instead** when the parts have no order. **Keyboard**: Tab moves between steps, Enter opens one.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof GuideStepper>
export default meta
type Story = StoryObj<typeof meta>

export const NextIsVoice: Story = {}

export const OutOfDate: Story = {
  args: {
    guide: guideAuthor({
      ...facts,
      hasAudio: true,
      timedWords: 214,
      published: true,
      stale: new Set<GuideStep>(['voice', 'sync']),
    }),
    current: 'words',
    details: {
      pages: '3 pages',
      words: '214 words',
      voice: 'Out of date',
      sync: 'Out of date',
      marks: '4 popups',
      publish: 'Published',
    },
  },
}
