import type { Meta, StoryObj } from '@storybook/react-vite'
import { createEditor } from '../editor/create-editor'
import { fixtureWords, pageImage } from '../testing/fixture-words'
import { PageStage } from './page-stage'

function editorWithWords() {
  const editor = createEditor({ newId: () => crypto.randomUUID() })
  editor.loadPage(1, {
    rects: [],
    rectsByWords: fixtureWords('Once upon a time').map((rect, index) => ({
      ...rect,
      confidence: index === 1 ? 0.3 : 0.9,
      ...(index === 3 ? {} : { startTime: index, endTime: index + 1 }),
    })),
  })
  editor.show({ pageVariationId: 1, kind: 'rectsByWords' }, { width: 600, height: 800 })
  return editor
}

const meta = {
  title: 'Authoring/PageStage',
  component: PageStage,
  args: { editor: editorWithWords(), label: 'Words on page 1', imageUrl: pageImage, view: 'words' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    frame: { width: 1024, height: 560 },
    docs: {
      description: {
        component: [
          '**Use for** editing the words on a page: frames, times and uncertain words.',
          '**Use the reader’s page stage instead** when pages are only read.',
          'Without an image the frames are shown on blank paper.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PageStage>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {}

export const Times: Story = { args: { view: 'times' } }

export const WithoutImage: Story = { args: { imageUrl: null } }
