import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { FindReplace, type FindReplaceProps, type FoundText } from '.'

const found = [1, 1, 4].map((pageNumber, at) => ({
  key: String(at),
  pageNumber,
  before: 'and then the ',
  found: 'lamp',
  after: ' shone over the sea',
}))

function Held({ query: first, ...args }: FindReplaceProps<FoundText>) {
  const [query, setQuery] = useState(first)
  return <FindReplace {...args} query={query} onQuery={setQuery} />
}

const meta = {
  title: 'Fields/FindReplace',
  component: FindReplace<FoundText>,
  args: {
    language: 'en',
    query: { text: 'lamp', matchesCase: false, wholeWords: false },
    found,
    onQuery: () => undefined,
    onShow: () => undefined,
    onReplace: () => undefined,
    onClose: () => undefined,
  },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: {
      description: {
        component: [
          '**Use for** a text that is found and replaced on all pages of a chapter, or of a book: words of the page, or the text that is spoken.',
          '**Use `SearchField` instead** to filter a list.',
        ].join('\n\n'),
      },
    },
  },
} satisfies Meta<typeof FindReplace<FoundText>>
export default meta
type Story = StoryObj<typeof meta>

export const WithMatches: Story = {}

export const InTheWholeBook: Story = {
  args: {
    place: 'book',
    onPlace: () => undefined,
    found: found.map((match, at) => ({
      ...match,
      chapter: at < 2 ? { chapterId: 4, name: 'The harbour' } : { chapterId: 5, name: 'The storm' },
    })),
  },
}

export const WithoutMatches: Story = { args: { found: [] } }
