import type { Meta, StoryObj } from '@storybook/react-vite'
import { libraryBooks } from '../fixtures/library-books'
import { LibraryScreen } from '.'

const meta = {
  title: 'Reader/Library',
  component: LibraryScreen,
  args: { state: { kind: 'loaded', books: libraryBooks }, studioHref: null, onRetry: () => undefined },
  parameters: {
    frame: { width: 1024, height: 560 },
    docs: {
      description: {
        component: [
          '**Use for** the library that readers see: every published book, and what to do when there is none or it could not be loaded.',
          '**Keyboard**: every book is one Tab stop; Enter opens it.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof LibraryScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Shelf: Story = {}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
export const Empty: Story = { args: { state: { kind: 'loaded', books: [] } } }
export const EmptyForAnAuthor: Story = { args: { state: { kind: 'loaded', books: [] }, studioHref: '#studio' } }
export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'The server does not answer.', isRetrying: false } },
}

export const OnAPhone: Story = { ...Shelf, globals: { viewport: { value: 'w375', isRotated: false } } }
