import type { BookSummary } from '@lectern/api-client/main'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { hang, refuse, stubFetch, type Responder } from '../testing/stub-fetch'
import { drawCover } from '../testing/draw-cover'
import { findElement } from '../testing/find-element'
import { StudioVisit } from '../testing/studio-visit'

const author = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'user' } as const

const book = (id: number, title: string, more: Partial<BookSummary>): BookSummary => ({
  id,
  title,
  description: null,
  cover_image: null,
  theme_data: {},
  visibility: 'public',
  published: false,
  languages: ['en'],
  pageCount: 12,
  durationSeconds: 0,
  canEdit: true,
  updatedAt: '2026-11-23T09:00:00Z',
  ...more,
})

const books = [
  book(1, 'The Lighthouse Cat', { languages: ['en', 'es'], published: true, cover_image: drawCover(214) }),
  book(2, 'A Walk Along the River', { cover_image: drawCover(150), pageCount: 1 }),
  book(3, 'Die sehr lange Geschichte von der Leuchtturmwärterin und ihrem alten, grauen Papagei', {
    languages: ['de', 'en', 'fr'],
    published: true,
    publicationIsBehind: true,
  }),
]

/** Returns a server with a library, whose calls about single books are as given. */
const serverOf = (list: Responder, more: Readonly<Record<string, Responder>> = {}) =>
  stubFetch({
    'GET /books/minimal/7': list,
    'GET /api/speech/subscription': () => Response.json({ character_count: 0, character_limit: 10_000 }),
    ...more,
  })
const shelf = () => Response.json(books)

const meta = {
  title: 'Studio/Library',
  component: StudioVisit,
  args: { at: '/studio', author, fetch: serverOf(shelf) },
  parameters: {
    layout: 'fullscreen',
    frame: { width: 1024, height: 640 },
    docs: {
      description: {
        component: [
          '**Use for** the library of an author: their books, to open, create, rename and delete.',
          '**Keyboard**: the card of a book and its menu are one Tab stop each.',
        ].join('\n\n'),
      },
    },
  },
  play: async ({ canvasElement }) => {
    await findElement(canvasElement, 'h1')
  },
} satisfies Meta<typeof StudioVisit>
export default meta
type Story = StoryObj<typeof meta>

export const Shelf: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'w375', isRotated: false } } }

export const Empty: Story = { args: { fetch: serverOf(() => Response.json([])) } }

export const Loading: Story = {
  args: { fetch: serverOf(hang) },
  play: async ({ canvasElement }) => {
    await findElement(canvasElement, 'main')
  },
}

/** The library says why it is empty and offers to load it again. */
export const Failed: Story = { args: { fetch: serverOf(refuse(500, 'internal', 'The database does not answer.')) } }

export const NewBook: Story = {
  args: { fetch: serverOf(() => Response.json([])) },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await findElement(canvasElement, 'main button'))
    await findElement(canvasElement, '[role="dialog"] form')
  },
}

/** Chooses an entry of the first book's menu, counted from the end. */
const chooseInMenu =
  (fromEnd: number, dialog: string): NonNullable<Story['play']> =>
  async ({ canvasElement, userEvent }) => {
    await userEvent.click(await findElement(canvasElement, 'main [aria-haspopup="menu"]'))
    await userEvent.click(await findElement(canvasElement, `[role="menuitem"]:nth-last-of-type(${fromEnd})`))
    await findElement(canvasElement, dialog)
  }

export const Rename: Story = { play: chooseInMenu(3, '[role="dialog"]') }

/** Deleting waits two seconds, so that nobody deletes by a double click. */
export const Delete: Story = { play: chooseInMenu(1, '[role="alertdialog"]') }
