import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadMore, loadMoreStates } from '.'

const meta = {
  title: 'Collections/Load more',
  component: LoadMore,
  args: {
    state: 'ready',
    label: 'Show more books',
    failure: 'More books could not be loaded. The server does not answer.',
    doneText: '112 books, and that is all',
    onMore: () => undefined,
  },
  argTypes: { state: { control: 'inline-radio', options: loadMoreStates } },
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** the end of a list that loads its rows by pages. It loads the next page when it comes near the window, and has a button for those who do not scroll.',
          '**Keyboard**: one Tab stop; Enter and Space load more. The focus stays at the end of the list when there is no more.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof LoadMore>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { state: 'loading' } }
export const Failed: Story = { args: { state: 'failed' } }
export const Done: Story = { args: { state: 'done' } }
