import type { Meta, StoryObj } from '@storybook/react-vite'
import { MarksPanel } from './marks-panel'

const place = { pageId: 1, pageNumber: 1 }

const meta = {
  title: 'Authoring/MarksPanel',
  component: MarksPanel,
  args: {
    page: place,
    marks: [],
    selected: new Set<string>(),
    language: 'en',
    otherChapters: [],
    previewUrl: '/?mode=preview&book=9',
    isUnsaved: false,
    onOther: () => undefined,
    onAdd: () => undefined,
    onShow: () => undefined,
    onAutoplay: () => undefined,
    onContinue: () => undefined,
  },
  parameters: {
    frame: { width: 400, height: 640 },
    docs: {
      description: {
        component: [
          '**Use for** adding popup triggers and coaching points to a page, and for going to those of the chapter.',
          '**Use `WordsPanel` instead** for the words of the pages.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof MarksPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Several: Story = {
  args: {
    selected: new Set(['owl']),
    isUnsaved: true,
    otherChapters: [
      {
        chapterId: 2,
        name: 'The second night',
        marks: [
          { pageId: 9, pageNumber: 4, mark: { kind: 'trigger', fields: { id: 'fox', title: { en: 'The fox' } } } },
        ],
      },
    ],
    marks: [
      { ...place, entityId: 'owl', mark: { kind: 'trigger', fields: { id: 'owl', title: { en: 'The owl' } } } },
      {
        ...place,
        entityId: 'moon',
        mark: { kind: 'trigger', fields: { id: 'moon', autoplayStartTime: [{ value: -1 }] } },
      },
      {
        pageId: 2,
        pageNumber: 2,
        entityId: 'tip',
        mark: { kind: 'point', fields: { id: 'tip', title: { en: 'Look closely' } } },
      },
    ],
  },
}
