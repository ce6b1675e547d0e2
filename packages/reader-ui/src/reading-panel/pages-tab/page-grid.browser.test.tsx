import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookSource } from '../../book/book-source'
import { makeChapter } from '../../testing/make-book'
import { openBookPage } from '../../testing/open-book-page'

const pixel = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="30" height="40"><rect width="30" height="40" fill="teal"/></svg>`

const bookOf = (pageCount: number, hasThumbnail: (index: number) => boolean): BookSource => ({
  bookInfo: { id: 1, title: 'The Cat', languages: ['en'], theme_data: {} },
  chapters: [
    {
      ...makeChapter(1),
      pages: Array.from({ length: pageCount }, (_, index) => ({
        pageId: 100 + index,
        page_number: index + 1,
        name: index === 1 ? 'Owls' : null,
        thumbnailUrl: hasThumbnail(index) ? pixel : null,
        variations: [{ id: index, variation: 'en', imageWidth: 300, imageHeight: 400 }],
      })),
    },
  ],
})

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1200, 800)
})

async function openPages(book: BookSource, more: Partial<Parameters<typeof openBookPage>[0]> = {}) {
  const opened = await openBookPage({ respond: () => book, search: '?book=1&page=101', ...more })
  await opened.screen.getByRole('button', { name: 'Contents' }).click()
  await opened.screen.getByRole('tab', { name: 'Pages' }).click()
  const grid = opened.screen.getByRole('group', { name: 'Pages' })
  await expect.element(grid).toBeVisible()
  return { ...opened, grid }
}

it('shows thumbnails of pages whose content is not loaded, and numbers for pages without one', async () => {
  const { grid, shownPage } = await openPages(bookOf(30, (index) => index !== 2))
  await expect.poll(() => grid.element().querySelectorAll('img').length).toBe(29)
  const third = grid.getByRole('button', { name: 'Page 3' }).first()
  expect(third.element().querySelector('img')).toBeNull()
  expect(third.element().textContent).toBe('33')
  await expect.element(grid.getByRole('button', { name: 'Page 2, Owls' })).toHaveAttribute('aria-current', 'page')
  await grid.getByRole('button', { name: 'Page 25' }).click()
  await expect.poll(shownPage).toBe('124')
  await expect.element(grid.getByRole('button', { name: 'Page 25' })).toHaveAttribute('aria-current', 'page')
})

it('marks both pages that are beside each other', async () => {
  await page.viewport(1440, 900)
  const { grid } = await openPages(bookOf(12, () => true))
  const marked = () => [...grid.element().querySelectorAll('[aria-current]')].map((button) => button.ariaLabel)
  await expect.poll(marked).toEqual(['Page 1', 'Page 2, Owls'])
})

it('is one tab stop; the arrow keys move in it without turning pages', async () => {
  const { screen, grid, shownPage } = await openPages(bookOf(12, () => true))
  screen.getByRole('tab', { name: 'Pages' }).element().focus()
  const stops = grid.element().querySelectorAll('[tabindex="0"]')
  expect([...stops].map((stop) => stop.getAttribute('aria-label'))).toEqual(['Page 2, Owls'])
  grid.getByRole('button', { name: 'Page 2, Owls' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  const columns = getComputedStyle(grid.element()).gridTemplateColumns.split(' ').length
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Page ${3 + columns}`)
  expect(shownPage()).toBe('101')
  await userEvent.keyboard('{Enter}')
  await expect.poll(shownPage).toBe(String(102 + columns))
})

it('is not offered for a book whose first three pages have no thumbnail', async () => {
  const { screen } = await openBookPage({ respond: () => bookOf(12, (index) => index > 2), search: '?book=1&page=101' })
  await screen.getByRole('button', { name: 'Contents' }).click()
  await expect.element(screen.getByRole('tab', { name: 'Contents' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Pages' }).elements()).toEqual([])
})

it('says that the pictures could not be loaded, and loads them again', async () => {
  let fails = true
  const { screen, grid } = await openPages(
    bookOf(60, () => true),
    { failThumbnails: () => fails },
  )
  const failure = screen.getByText('The pictures of the pages could not be loaded.')
  await expect.element(failure).toBeVisible()
  // The generated cover has no number.
  expect(grid.element().querySelectorAll('[data-page-id]:not([data-page-id^="-"])')).toHaveLength(60)
  fails = false
  await screen.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => grid.element().querySelectorAll('img').length).toBe(60)
  await expect.element(failure).not.toBeInTheDocument()
})
