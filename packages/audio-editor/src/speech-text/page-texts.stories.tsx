import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageTexts } from './page-texts'

const shown = {
  words: 8,
  imageUrl: null,
  edit: null,
  isEditable: true,
  unspoken: [],
  hasFailed: false,
  locked: [],
  lostLocks: 0,
  voices: [],
}

const meta = {
  title: 'Audio editor/PageTexts',
  component: PageTexts,
  args: {
    isBuildingText: false,
    language: 'en',
    disabled: false,
    onEdit: () => undefined,
    onRevert: () => undefined,
    onListen: () => undefined,
    onSelect: () => undefined,
    pages: [
      {
        pageVariationId: 101,
        pageNumber: 1,
        text: 'The little lamp stood on the window sill.',
        narration: null,
        ...shown,
        change: null,
      },
      {
        pageVariationId: 102,
        pageNumber: 2,
        text: '',
        narration: null,
        ...shown,
        words: 0,
        isEditable: false,
        change: null,
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** the text of each page as it will be spoken, in the direction of its language, with its narration once there is one.',
          '**Use `SyncPanel` instead** when words are matched with a narration.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PageTexts>
export default meta
type Story = StoryObj<typeof meta>

export const TwoPages: Story = {}

export const Narrated: Story = {
  args: {
    pages: [true, false].map((playing, index) => ({
      pageVariationId: 101 + index,
      pageNumber: 1 + index,
      text: 'The little lamp stood on the window sill.',
      narration: { playing },
      ...shown,
      change: null,
    })),
  },
}

export const Building: Story = {
  args: {
    isBuildingText: true,
    pages: [1, 2].map((pageNumber) => ({
      pageVariationId: pageNumber,
      pageNumber,
      text: '',
      narration: null,
      ...shown,
      isEditable: false,
      change: null,
    })),
  },
}

export const Edited: Story = {
  args: {
    pages: [
      {
        pageVariationId: 101,
        pageNumber: 1,
        text: 'The little lamp <break time="1s" /> stood on the window sill.',
        narration: null,
        ...shown,
        change: null,
        edit: { isUnsent: true, wordsChanged: false },
      },
    ],
  },
}

export const RightToLeft: Story = {
  args: {
    language: 'ar',
    pages: [
      {
        pageVariationId: 7,
        pageNumber: 1,
        text: 'كان المصباح الصغير على النافذة.',
        narration: null,
        ...shown,
        change: null,
      },
    ],
  },
}

export const Changed: Story = {
  args: {
    pages: [
      {
        pageVariationId: 101,
        pageNumber: 1,
        text: 'The little lamp stood on the window sill. It waved at the sea.',
        narration: { playing: false },
        ...shown,
        change: { sentences: 1, ranges: [{ start: 42, end: 62 }] },
      },
    ],
  },
}
