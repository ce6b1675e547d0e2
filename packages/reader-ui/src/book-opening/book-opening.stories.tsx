import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpening } from './book-opening'

const meta = {
  title: 'Reader/BookOpening',
  component: BookOpening,
  args: { failure: null, libraryHref: '#library', onRetry: () => undefined },
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
    reason: 'GET /file/bookData/{id} answers "chapters" in a form that this page cannot read.',
  },
}
export const WithoutPages: Story = { args: { failure: 'empty' } }
