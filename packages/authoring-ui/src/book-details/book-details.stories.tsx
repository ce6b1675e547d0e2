import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkProvider } from '@lectern/ui'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { BookDetails } from './book-details'
import { createFakeDetailsServer } from './fake-details-server.fixture'
import { createDetailsStore } from './render-details.fixture'

function Visit() {
  const [store] = useState(() => createDetailsStore(createFakeDetailsServer().fetch))
  return (
    <Provider store={store}>
      <LinkProvider follow={() => undefined}>
        <BookDetails bookId={9} bookPath="#book" onUnsaved={() => undefined} />
      </LinkProvider>
    </Provider>
  )
}

const meta = {
  title: 'Authoring/BookDetails',
  component: BookDetails,
  args: { bookId: 9, bookPath: '#book', onUnsaved: () => undefined },
  render: () => <Visit />,
  parameters: {
    frame: { width: 960, height: 900 },
    docs: {
      description: {
        component: '**Use for** the fields of a book that are not on its pages, saved together.',
      },
    },
  },
} satisfies Meta<typeof BookDetails>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}
