import '@lectern/ui/styles.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeListedBook } from '../testing/describe-book'
import { renderInStudio } from '../testing/render-in-studio'
import { LibraryScreen } from './library-screen'

const author = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'user' } as const

/** Every tenth book is published. */
const stateOf = (id: number) => (id % 10 === 0 ? 'published' : 'draft')

/** Renders a library of that many books behind a server that pages and searches like the real one. */
async function renderLongLibrary(count: number, at = '/') {
  const calls: string[] = []
  const failing = { next: false, titles: false }
  const books = Array.from({ length: count }, (_, index) => ({
    ...describeListedBook(index + 1, `Book ${index + 1}`, { published: stateOf(index + 1) === 'published' }),
    cursor: `9-${index + 1}`,
  }))
  const byTitle = books.toReversed()
  const { router } = await renderInStudio([{ path: '/', element: <LibraryScreen /> }], {
    author,
    at,
    fetch: async (input, init) => {
      const { pathname, search, searchParams } = new URL(new Request(input, init).url)
      if (!pathname.includes('/books/minimal')) return Response.json({ character_count: 0, character_limit: 1 })
      calls.push(search)
      if ((searchParams.has('after') && failing.next) || (searchParams.get('sort') === 'title' && failing.titles)) {
        return Response.json({ code: 'internal', msg: 'The shelf is stuck.' }, { status: 500 })
      }
      const words = (searchParams.get('search') ?? '').toLowerCase()
      const state = searchParams.get('state')
      const order = searchParams.get('sort') === 'title' ? byTitle : books
      const after = searchParams.get('after')
      const from = order.findIndex(({ cursor }) => cursor === after) + 1
      const found = order
        .slice(from)
        .filter(({ title }) => title.toLowerCase().includes(words))
        .filter((book) => state === null || state === stateOf(book.id))
      return Response.json(found.slice(0, Number(searchParams.get('limit'))))
    },
  })
  return { calls, failing, router }
}

const card = (number: number) => page.getByRole('link', { name: `Book ${number}`, exact: true })

it('loads the next books when the end of the shelf is near, and says when that is all', async () => {
  await page.viewport(1100, 700)
  const { calls } = await renderLongLibrary(100)
  await expect.element(card(1)).toBeVisible()
  expect(calls).toEqual(['?limit=48&authored=true'])
  card(48).element().scrollIntoView()
  await expect.element(card(96)).toBeInTheDocument()
  card(96).element().scrollIntoView()
  await expect.element(page.getByText('100 books, and that is all')).toBeInTheDocument()
  expect(calls.slice(1)).toEqual(['?limit=48&after=9-48&authored=true', '?limit=48&after=9-96&authored=true'])
})

it('keeps the shelf when the next books fail, says why and tries again', async () => {
  await page.viewport(1100, 700)
  const { failing } = await renderLongLibrary(60)
  failing.next = true
  await expect.element(card(48)).toBeInTheDocument()
  card(48).element().scrollIntoView()
  await expect.element(page.getByText('More books could not be loaded. The shelf is stuck.')).toBeVisible()
  failing.next = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card(60)).toBeInTheDocument()
})

it('searches on the server after a pause in typing, and keeps the field when nothing matches', async () => {
  const { calls } = await renderLongLibrary(60)
  const field = page.getByRole('searchbox', { name: 'Find a book' })
  await field.fill('book 5')
  await expect.element(card(59)).toBeInTheDocument()
  expect(card(6).elements()).toHaveLength(0)
  expect(calls.filter((call) => call.includes('search='))).toEqual(['?limit=48&search=book+5&authored=true'])
  await field.fill('zebra')
  await expect.element(page.getByText('No book matches “zebra”')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card(6)).toBeInTheDocument()
})

it('has no search and no end for books that are seen at a glance', async () => {
  await renderLongLibrary(8)
  await expect.element(page.getByText('8 books')).toBeVisible()
  expect(page.getByRole('searchbox').elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'Show more books' }).elements()).toHaveLength(0)
})

it('narrows the books to a state, sorts them by title, and keeps both in the address', async () => {
  await page.viewport(1100, 700)
  const { calls, router } = await renderLongLibrary(60)
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Published')
  await expect.element(card(10)).toBeVisible()
  await expect.element(card(1)).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Title')
  expect(router.state.location.search).toBe('?state=published&sort=title')
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Unpublished changes')
  await expect.element(page.getByText('No books here')).toBeVisible()
  await page.getByRole('button', { name: 'Show all books' }).click()
  await expect.element(card(60)).toBeInTheDocument()
  expect(router.state.location.search).toBe('?sort=title')
  await expect.element(page.getByRole('searchbox', { name: 'Find a book' })).toHaveFocus()
  const titles = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((each) => each.textContent)
  // The server sorts: only the first batch is loaded.
  expect(titles).toEqual(Array.from({ length: 48 }, (_, index) => `Book ${60 - index}`))
  expect(calls.at(-1)).toBe('?limit=48&authored=true&sort=title&locale=en')
})

it('says that another order could not be loaded, instead of showing the former one, and loads it again', async () => {
  await page.viewport(1100, 700)
  const { failing } = await renderLongLibrary(20)
  failing.titles = true
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Title')
  await expect.element(page.getByText('The shelf is stuck.')).toBeVisible()
  expect(card(1).elements()).toHaveLength(0)
  failing.titles = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card(20)).toBeVisible()
})

it('opens as its address says, without scrolling sideways on a phone', async () => {
  await page.viewport(375, 800)
  const { calls } = await renderLongLibrary(60, '/?find=book+2&state=published')
  await expect.element(card(20)).toBeVisible()
  await expect.element(page.getByRole('searchbox', { name: 'Find a book' })).toHaveValue('book 2')
  expect(calls).toEqual(['?limit=48&search=book+2&authored=true&state=published'])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
})
