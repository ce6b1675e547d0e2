import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage } from '../testing/open-book-page'

const [night, morning] = makeFixtureBook({ toLink: () => '' }).chapters
/** Four chapters with one page each: 100, 110, 120, 130. */
const chapters = [night!, morning!, night!, morning!].map((chapter, index) => ({
  ...chapter,
  id: 10 + index,
  name: `Chapter ${index}`,
  variations: [],
  pages: chapter.pages.slice(0, 1).map((first) => ({ ...first, pageId: 100 + 10 * index })),
}))
const brochure = { bookInfo: { id: 1, title: 'A Guide', languages: ['en'], theme_data: {} }, chapters }

const wide = [1024, 700] as const
const phone = [375, 700] as const
afterEach(() => page.viewport(414, 896))

it('a brochure shows its first chapters, on phones its last, and follows the window width', async () => {
  await page.viewport(...wide)
  const { screen, shownPage } = await openBookPage({ respond: () => brochure, search: '?book=1&brochure=1' })
  await expect.poll(shownPage).toBe('100')
  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(shownPage).toBe('110')
  await expect.element(screen.getByText('Page 2 of 2').first()).toBeInTheDocument()
  await page.viewport(...phone)
  await expect.poll(shownPage).toBe('120')
  await expect.element(screen.getByText(/not in this book/).first()).not.toBeInTheDocument()
  await page.viewport(...wide)
  await expect.poll(shownPage).toBe('100')
})

it('a book that is no brochure stays as it is when the width changes', async () => {
  await page.viewport(...wide)
  const { screen, shownPage } = await openBookPage({ respond: () => brochure, search: '?book=1&page=110&mode=simple' })
  await expect.poll(shownPage).toBe('110')
  await page.viewport(...phone)
  await expect.element(screen.getByText('Page 2 of 4').first()).toBeInTheDocument()
  expect(shownPage()).toBe('110')
})
