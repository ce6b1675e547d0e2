import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Library, Plus } from '../icon/icons'
import { EmptyState } from '.'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No books yet',
    icon: Library,
    children: 'A book begins with a scan or a PDF. Its pages, words and narration come after.',
    action: (
      <Button tone="accent" icon={Plus}>
        Create a book
      </Button>
    ),
  },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Shelf: Story = {}

export const WordsOnly: Story = { render: ({ title, children }) => <EmptyState title={title}>{children}</EmptyState> }
