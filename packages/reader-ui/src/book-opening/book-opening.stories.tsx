import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookOpening } from './book-opening'

const meta = {
  title: 'Reader/BookOpening',
  component: BookOpening,
  parameters: {
    frame: { width: 1024, height: 560 },
    docs: {
      description: {
        component: [
          '**Use for** a book that is loading.',
          '**Use `LateOpeningFailure` instead** for a book that could not be opened.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof BookOpening>
export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {}
