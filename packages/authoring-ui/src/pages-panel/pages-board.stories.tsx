import type { Meta, StoryObj } from '@storybook/react-vite'
import { pageImage } from '../testing/fixture-words'
import { PagesBoard } from './pages-board'

const meta = {
  title: 'Authoring/PagesBoard',
  component: PagesBoard,
  args: {
    pages: [],
    work: { kind: 'idle' },
    skipped: [],
    onFiles: () => undefined,
    imagesElsewhere: [],
    onTakeOver: () => undefined,
    onRejected: () => undefined,
    onDismissWork: () => undefined,
    onDismissSkipped: () => undefined,
    onDelete: () => undefined,
    restorable: 0,
    onRestore: () => undefined,
    onDismissRestorable: () => undefined,
    onOrder: () => undefined,
    onContinue: () => undefined,
  },
  parameters: {
    frame: { width: 1024, height: 560 },
    docs: {
      description: {
        component: [
          '**Use for** adding pages from a PDF or images, putting them in order and deleting them. Files that could not be read are listed.',
          '**Use `PageStrip` instead** when people only choose a page. **Keyboard**: as in `ReorderList`.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof PagesBoard>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const EmptyBesideOtherLanguages: Story = {
  args: {
    imagesElsewhere: [
      { language: 'en', pages: 12 },
      { language: 'ar', pages: 1 },
    ],
  },
}

export const Making: Story = {
  args: {
    work: { kind: 'running', label: 'Creating pages', done: 3, total: 12, isCancelling: false },
    onCancelWork: () => undefined,
  },
}

export const Pages: Story = {
  args: {
    pages: [1, 2, 3].map((pageNumber) => ({
      pageId: pageNumber,
      pageNumber,
      imageUrl: pageImage,
      thumbnailUrl: pageImage,
      altText: null,
      wordCount: pageNumber === 1 ? 120 : 0,
    })),
    skipped: [{ file: 'holiday.heic', message: 'HEIC images cannot be read. Save the image as JPEG.' }],
  },
}

export const Restorable: Story = { args: { ...Pages.args, restorable: 2 } }

export const Failed: Story = {
  args: { work: { kind: 'failed', message: 'The pages could not be added: the file is larger than 200 MB.' } },
}

export const Offline: Story = {
  args: { work: { kind: 'failed', message: 'The pages could not be added. Try again.' }, onRetryWork: () => undefined },
}

export const OnAPhone: Story = { ...Pages, globals: { viewport: { value: 'w375', isRotated: false } } }
