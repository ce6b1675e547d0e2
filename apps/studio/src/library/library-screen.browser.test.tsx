import '@lectern/ui/styles.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeListedBook } from '../testing/describe-book'
import { renderInStudio } from '../testing/render-in-studio'
import { LibraryScreen } from './library-screen'

const author = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'user' } as const

/** Renders a library whose server forgets deleted books. */
async function renderShelf(books: readonly ReturnType<typeof describeListedBook>[]) {
  let left = books
  await renderInStudio([{ path: '/', element: <LibraryScreen /> }], {
    author,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      if (request.method === 'DELETE') {
        left = left.filter(({ id }) => !pathname.endsWith(`/books/${id}`))
        return Response.json({ success: true })
      }
      if (pathname.includes('/books/minimal')) return Response.json(left)
      return Response.json({ character_count: 0, character_limit: 1 })
    },
  })
}

/** Deletes a book by keyboard, so that the focus has to go somewhere. */
async function deleteBook(title: string): Promise<void> {
  const menu = page.getByRole('button', { name: `More actions for ${title}` })
  await expect.element(menu).toBeVisible()
  menu.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Rename book' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Book details' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Share' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Delete book' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('alertdialog', { name: `Delete “${title}”?` })
  // A toast of an earlier deletion lies over the dialog and stays while the pointer is on it.
  for (const close of page.getByRole('button', { name: 'Close notification' }).all()) await close.click()
  await dialog.getByRole('button', { name: 'Delete book' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
}

it('announces a deletion and focuses the next book, the previous one or the empty library', async () => {
  await renderShelf([describeListedBook(1, 'Ants'), describeListedBook(2, 'Bees'), describeListedBook(3, 'Cats')])
  await deleteBook('Bees')
  await expect.element(page.getByText('“Bees” deleted.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Cats', exact: true })).toHaveFocus()
  await deleteBook('Cats')
  await expect.element(page.getByRole('link', { name: 'Ants', exact: true })).toHaveFocus()
  await deleteBook('Ants')
  await expect.element(page.getByRole('heading', { name: 'Make your first book' })).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
  // Each of the three dialogs waits two seconds.
}, 60_000)

it('shows two lines of a title, all of it on hover, no dot at a line’s end and its whole state', async () => {
  const long = 'Le chat du phare avec un titre vraiment très long pour voir ce qui arrive à la mise en page du studio'
  await page.viewport(1100, 800)
  await renderShelf([
    describeListedBook(1, 'The Lighthouse Cat', {
      languages: ['en', 'es'],
      published: true,
      publicationIsBehind: true,
    }),
    describeListedBook(2, long, { languages: ['fr'] }),
  ])
  const title = page.getByRole('heading', { name: long })
  await expect.element(title).toBeVisible()
  const lineHeight = Number.parseFloat(getComputedStyle(title.element()).lineHeight)
  expect(title.element().clientHeight / lineHeight).toBeCloseTo(2, 1)
  expect(title.element().closest('[title]')?.getAttribute('title')).toBe(long)
  expect(getComputedStyle(page.getByRole('heading', { name: 'The Lighthouse Cat' }).element()).textWrapStyle).toBe(
    'auto',
  )
  const facts = page.getByRole('listitem').filter({ hasText: /^English$/ })
  // The dot is before the fact that it separates, and outside of the text at the start of a line.
  expect(getComputedStyle(facts.element(), '::before').backgroundImage).toContain('radial-gradient')
  const state = page.getByText('Unpublished changes').element()
  expect(state.scrollWidth).toBeLessThanOrEqual(state.clientWidth)
})
