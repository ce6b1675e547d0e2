import '@lectern/ui/styles.css'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LibraryScreen } from '../library/library-screen'
import { describeBook, describeListedBook } from '../testing/describe-book'
import { renderInStudio } from '../testing/render-in-studio'

const author = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'user' } as const
const dialog = () => page.getByRole('dialog', { name: 'Duplicate “The Little Lamp”' })

/** Opens the dialog of a book of three chapters, on a server whose call for the second fails while it is told to. */
async function openDuplication() {
  const chapters = [4, 5, 6].map((id) => ({ id, name: `Chapter ${id}`, variations: [], pages: [] }))
  const calls: string[] = []
  const failing = { second: false }
  const { router } = await renderInStudio(
    [
      { path: '/', element: <LibraryScreen /> },
      { path: '/studio/books/:bookId', element: <p>The copy is open</p> },
    ],
    {
      author,
      fetch: async (input, init) => {
        const request = new Request(input, init)
        const { pathname, search } = new URL(request.url)
        if (pathname.includes('/books/minimal')) return Response.json([describeListedBook(9, 'The Little Lamp')])
        if (pathname === '/file/bookData/9') return Response.json(describeBook(chapters))
        if (request.method === 'POST' && pathname === '/books/9/clone') {
          calls.push(`${pathname} ${await request.text()}`)
          const book = describeBook([])
          return Response.json({ ...book, bookInfo: { ...book.bookInfo, id: 20 } }, { status: 201 })
        }
        if (request.method === 'POST' && pathname === '/file/clone-chapter') {
          if (failing.second && search.includes('sourceChapterId=5')) {
            return Response.json({ code: 'internal', msg: 'The disk is full.' }, { status: 507 })
          }
          calls.push(search)
          return Response.json(
            { id: 30, name: 'Copy', type: null, order_index: 0, variations: [], pages: [] },
            { status: 201 },
          )
        }
        return Response.json({ character_count: 0, character_limit: 1 })
      },
    },
  )
  await page.getByRole('button', { name: 'More actions for The Little Lamp' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect.element(dialog().getByText(/Not copied: the cover, creators, quizzes/)).toBeVisible()
  return { calls, failing, router }
}

const chapterCalls = [4, 5, 6].map((id) => `?sourceChapterId=${id}&targetBookId=20`)

it('copies a book with its chapters in order, says what is left out, and opens the copy', async () => {
  const { calls, router } = await openDuplication()
  await dialog().getByRole('textbox', { name: 'Title of the copy' }).fill('The Little Lamp, again')
  await dialog().getByRole('button', { name: 'Duplicate' }).click()
  await expect.element(page.getByText('The copy is open')).toBeVisible()
  expect(router.state.location.pathname).toBe('/studio/books/20')
  expect(calls).toEqual(['/books/9/clone {"title":"The Little Lamp, again"}', ...chapterCalls])
})

it('says why a chapter could not be copied, and goes on with it in the same copy', async () => {
  const { calls, failing } = await openDuplication()
  failing.second = true
  await dialog().getByRole('button', { name: 'Duplicate' }).click()
  await expect.element(dialog().getByText("The book couldn't be copied. The disk is full.")).toBeVisible()
  await expect.element(dialog().getByText('The copy has 1 chapter so far.')).toBeVisible()
  failing.second = false
  await dialog().getByRole('button', { name: 'Try now' }).click()
  await expect.element(page.getByText('The copy is open')).toBeVisible()
  expect(calls).toEqual(['/books/9/clone {"title":"Copy of The Little Lamp"}', ...chapterCalls])
})
