import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button'
import { Library, NotebookPen, Plus } from '../icon/icons'
import { EmptyState } from '.'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No books yet',
    icon: Library,
    children: 'Start with a scan or a PDF. Words and narration are added later.',
    action: (
      <Button tone="accent" icon={Plus}>
        Create a book
      </Button>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a place that has no content yet. Say what is missing, why, and offer the action that adds the first item. After a search without results, say how to widen it.',
          '**Use `ErrorState` instead** when loading failed, **`Skeleton` or `Spinner` instead** when content is still loading.',
          'Levels 1 and 2 suit a screen, lower levels a panel.',
        ].join('\n\n'),
      },
    },
  },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Screen: Story = {}

export const TextOnly: Story = { render: ({ title, children }) => <EmptyState title={title}>{children}</EmptyState> }

export const InAPanel: Story = {
  render: () => (
    <EmptyState level={3} title="No note on this page" icon={NotebookPen}>
      Select words to make one.
    </EmptyState>
  ),
}

export const LongText: Story = {
  args: {
    title: 'Todavía no hay ninguna variación lingüística de este capítulo',
    children:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und andere Wörter, die länger sind als eine schmale Spalte.',
  },
}
