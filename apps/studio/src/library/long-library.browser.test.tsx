import '@lectern/ui/styles.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeListedBook } from '../testing/describe-book'
import { renderInStudio } from '../testing/render-in-studio'
import { LibraryScreen } from './library-screen'

const author = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'user' } as const

/** Renders a library of that many books behind a server that pages and searches like the real one. */
async function renderLongLibrary(count: number) {
  const calls: string[] = []
  const failing = { next: false }
  const books = Array.from({ length: count }, (_, index) => ({
    ...describeListedBook(index + 1, `Book ${index + 1}`),
    cursor: `9-${index + 1}`,
  }))
  await renderInStudio([{ path: '/', element: <LibraryScreen /> }], {
    author,
    fetch: async (input, init) => {
      const { pathname, search, searchParams } = new URL(new Request(input, init).url)
      if (!pathname.includes('/books/minimal')) return Response.json({ character_count: 0, character_limit: 1 })
      calls.push(search)
      if (searchParams.has('after') && failing.next) {
        return Response.json({ code: 'internal', msg: 'The shelf is stuck.' }, { status: 500 })
      }
      const after = searchParams.get('after')
      const from = books.findIndex(({ cursor }) => cursor === after) + 1
      const words = (searchParams.get('search') ?? '').toLowerCase()
      const found = books.slice(from).filter(({ title }) => title.toLowerCase().includes(words))
      return Response.json(found.slice(0, Number(searchParams.get('limit'))))
    },
  })
  return { calls, failing }
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

it('has no search and no end for a single page of books', async () => {
  await renderLongLibrary(47)
  await expect.element(page.getByText('47 books')).toBeVisible()
  expect(page.getByRole('searchbox').elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'Show more books' }).elements()).toHaveLength(0)
})
