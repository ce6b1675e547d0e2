import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageImage } from '../testing/fixture-words'
import { PageStrip } from './page-strip'

const meta = {
  title: 'Authoring/PageStrip',
  component: PageStrip,
  args: {
    pages: [
      {
        pageId: 1,
        pageNumber: 1,
        thumbnailUrl: pageImage,
        detail: '120 words',
        unsaved: true,
        barelyRead: false,
        stale: false,
      },
      {
        pageId: 2,
        pageNumber: 2,
        thumbnailUrl: pageImage,
        detail: '94 words',
        unsaved: false,
        barelyRead: false,
        stale: true,
      },
      {
        pageId: 3,
        pageNumber: 3,
        thumbnailUrl: null,
        detail: '4 words',
        unsaved: false,
        barelyRead: true,
        stale: false,
      },
    ],
    currentPageId: 2,
    onChoose: () => undefined,
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** choosing a page of a chapter. It marks pages with unsaved changes, those that were barely read, and those of which something is out of date.',
          '**Use `PagesBoard` instead** when pages are added, deleted or put in order. **Keyboard**: Tab moves between pages, Enter chooses.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PageStrip>
export default meta
type Story = StoryObj<typeof meta>

export const ThreePages: Story = {}
