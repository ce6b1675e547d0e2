import '@lectern/ui/styles.css'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { describeListedBook } from '../testing/describe-book'
import { renderInStudio } from '../testing/render-in-studio'
import { LibraryScreen } from './library-screen'

afterEach(() => vi.useRealTimers())

const author = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'user' } as const
const book = describeListedBook(1, 'The Lighthouse Cat')
const starting = () => Response.json({ code: 'starting', msg: 'The server is starting.' }, { status: 503 })

/** Renders the library of one book. Calls whose method is in `away` are answered with 503. */
async function renderLibrary(away: Set<string>) {
  const calls: string[] = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await renderInStudio([{ path: '/', element: <LibraryScreen /> }], {
    author,
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init)
      const { pathname } = new URL(url)
      if (!pathname.includes('/books')) return Response.json({ character_count: 0, character_limit: 1 })
      calls.push(method)
      if (away.has(method)) return starting()
      return method === 'GET' ? Response.json([book]) : Response.json({ ...book, bookInfo: book })
    },
  })
  return calls
}

const card = () => page.getByRole('heading', { name: 'The Lighthouse Cat' })

it('loads the library again automatically, after a pause and when the browser is online', async () => {
  const away = new Set(['GET'])
  const calls = await renderLibrary(away)
  await expect.element(page.getByText('The server is restarting.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(2000)
  await expect.element(page.getByText('Trying again in 4 seconds')).toBeVisible()
  expect(calls).toEqual(['GET', 'GET'])
  away.clear()
  window.dispatchEvent(new Event('online'))
  await expect.element(card()).toBeVisible()
})

it('saves the new title of a book again automatically, with the form open until it is saved', async () => {
  const away = new Set(['PUT'])
  const calls = await renderLibrary(away)
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Rename book' }).click()
  await page.getByRole('textbox').fill('The Harbour Cat')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect.element(page.getByText(/^Not saved yet\. The server is restarting\./)).toBeVisible()
  away.clear()
  await vi.advanceTimersByTimeAsync(2000)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(calls.filter((method) => method === 'PUT')).toHaveLength(2)
})

it('does not create a book that was given up while the server was away', async () => {
  const calls = await renderLibrary(new Set(['POST']))
  await page.getByRole('button', { name: 'New book' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('A book')
  await page.getByRole('button', { name: 'Create book' }).click()
  await expect.element(page.getByText(/^Not saved yet\./)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(calls.filter((method) => method === 'POST')).toHaveLength(1)
})

it('moves the focus to the title that a new book lacks, and creates nothing', async () => {
  const calls = await renderLibrary(new Set())
  await page.getByRole('button', { name: 'New book' }).click()
  await page.getByRole('button', { name: 'Create book' }).click()
  await expect.element(page.getByText('Give the book a title.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  expect(calls).not.toContain('POST')
})
