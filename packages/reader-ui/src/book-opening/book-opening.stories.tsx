import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpening } from './book-opening'

const meta = {
  title: 'Reader/BookOpening',
  component: BookOpening,
  args: { failure: null, libraryHref: '#library', onRetry: () => undefined },
  parameters: {
    frame: { width: 1024, height: 560 },
    docs: {
      description: {
        component: [
          '**Use for** a book that is loading or could not be opened: it says why and offers a way on.',
          '**Use `ErrorState` instead** for any other content that could not be loaded.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof BookOpening>
export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {}
export const Missing: Story = { args: { failure: 'missing' } }
export const ForOthers: Story = { args: { failure: 'not-allowed' } }
export const Unreachable: Story = { args: { failure: 'unreachable' } }
export const Unreadable: Story = {
  args: {
    failure: 'unreachable',
    error: {
      status: 200,
      code: 'unreadable',
      call: 'GET /file/bookData/{id}',
      msg: 'The response of GET /file/bookData/{id} has an unexpected format (field "chapters").',
    },
  },
}
export const WithoutPages: Story = { args: { failure: 'empty' } }
