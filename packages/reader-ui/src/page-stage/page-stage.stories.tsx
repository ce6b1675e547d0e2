import type { Meta, StoryObj } from '@storybook/react-vite'
import { toReaderBook } from '../book'
import type { ReaderPage } from '../book/reader-book'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { createWordHighlights, type WordHighlights } from '../playback/create-word-highlights'
import { PageStage } from '.'

const book = toReaderBook(makeFixtureBook({ toLink: () => '' }), { language: 'en', languages: ['en', 'es'] })
const pages: readonly ReaderPage[] = book.chapters[0]?.pages ?? []

/** Returns highlights that contain one word. */
function highlightWord(key: string): WordHighlights {
  const highlights = createWordHighlights()
  highlights.set([key])
  return highlights
}

const meta = {
  title: 'Reader/PageStage',
  component: PageStage,
  parameters: {
    frame: { width: 1024, height: 560 },
    layout: 'fullscreen',
    docs: {
      description: {
        component: [
          '**Use for** the pages of an open book, with the word that is being read highlighted.',
          '**Use the page stage of authoring instead** when words are edited.',
        ].join('\n\n'),
      },
    },
  },
  args: {
    spreads: [{ pages: pages.slice(0, 1), place: 'shown' }],
    shownPageId: 100,
    direction: 'ltr',
    highlights: highlightWord('100/w6'),
    onRefreshMedia: () => Promise.resolve(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PageStage>
export default meta
type Story = StoryObj<typeof meta>

export const AWordIsRead: Story = {}
export const NoImage: Story = {
  args: {
    spreads: [
      { place: 'shown', pages: pages.slice(0, 1).map((page) => ({ ...page, imageLink: null, name: 'Night' })) },
    ],
  },
}
export const ImageNotLoaded: Story = {
  args: {
    spreads: [
      { place: 'shown', pages: pages.slice(0, 1).map((page) => ({ ...page, imageLink: 'data:image/png;base64,' })) },
    ],
  },
}
