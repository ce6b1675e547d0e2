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
  parameters: {
    docs: {
      description: {
        component:
          'A place that holds nothing yet: say what is not here, why, and offer the way to the first one. For a search that finds nothing, say what was searched and how to widen it. What could not come is an `ErrorState`, what is on its way a `Skeleton` or `Spinner`. Headings of level 1 and 2 fill a screen, others stand in a panel.',
      },
    },
  },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Shelf: Story = {}

export const WordsOnly: Story = { render: ({ title, children }) => <EmptyState title={title}>{children}</EmptyState> }

export const InAPanel: Story = {
  render: () => (
    <EmptyState level={3} title="No note on this page">
      Select words to make one.
    </EmptyState>
  ),
}

export const LongWords: Story = {
  args: {
    title: 'Todavía no hay ninguna variación lingüística de este capítulo',
    children:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und andere Wörter, die länger sind als eine schmale Spalte.',
  },
}
