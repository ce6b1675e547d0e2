import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { libraryBooks } from '../fixtures/library-books'
import { LibraryScreen, type LibraryState } from '.'

const show = (state: LibraryState, studioHref: string | null = null, onRetry = () => undefined) =>
  render(<LibraryScreen state={state} studioHref={studioHref} onRetry={onRetry} />)

describe('the library', () => {
  it("shows each book's title, length and languages, and links to it", async () => {
    const screen = await show({ kind: 'loaded', books: libraryBooks })
    const cards = screen.getByRole('article')
    await expect.element(cards.nth(0)).toMatchTextContent(/5 pages · 34 seconds/)
    await expect.element(cards.nth(1)).toMatchTextContent(/Not narrated.*Not published/)
    await expect.element(cards.nth(2)).toMatchTextContent(/90 minutes/)
    await expect.element(screen.getByRole('link', { name: 'A Book Without a Cover' })).toHaveAttribute('href', '#2')
  })
  it('fits a window of 320 pixels with the longest titles', async () => {
    await page.viewport(320, 600)
    await show({ kind: 'loaded', books: libraryBooks })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
  it.each([
    [375, 667],
    [667, 375],
  ])('shows the way into a single book on the first screen of a window of %i by %i', async (width, height) => {
    await page.viewport(width, height)
    const screen = await show({ kind: 'loaded', books: libraryBooks.slice(1, 2) })
    const { left } = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
    const card = screen.getByRole('article').element().getBoundingClientRect()
    const start = screen.getByText('Read', { exact: true }).element().getBoundingClientRect()
    expect(card.left).toBeCloseTo(left, 0)
    // The header of the application is above the screen.
    expect(start.bottom).toBeLessThan(height - 56)
    expect(start.height).toBeGreaterThanOrEqual(44)
  })
  it.each([
    [1280, 800],
    [1920, 1080],
  ])(
    'shows two of a few books beside each other, with their ways in, in a window of %i by %i',
    async (width, height) => {
      await page.viewport(width, height)
      const screen = await show({ kind: 'loaded', books: libraryBooks })
      const [first, second] = [0, 1].map((at) => screen.getByRole('article').nth(at).element().getBoundingClientRect())
      expect(second!.top).toBe(first!.top)
      expect(second!.left).toBeGreaterThan(first!.right)
      for (const start of screen.getByText('Read', { exact: true }).elements().slice(0, 1))
        expect(start.getBoundingClientRect().bottom).toBeLessThan(height - 56)
    },
  )
  it('shows a few books with their descriptions and last places', async () => {
    const screen = await show({ kind: 'loaded', books: libraryBooks })
    await expect.element(screen.getByText(/A lamp in a closed library/)).toBeVisible()
    await expect.element(screen.getByText('Continue, page 3')).toBeVisible()
    expect(screen.getByText('Read', { exact: true }).elements()).toHaveLength(2)
  })
  it('shows many books as a grid', async () => {
    const books = [...libraryBooks, ...libraryBooks].map((book, id) => ({ ...book, id }))
    const screen = await show({ kind: 'loaded', books })
    expect(screen.getByText('Read', { exact: true }).elements()).toHaveLength(0)
    expect(screen.getByText('Continue, page 3').elements()).toHaveLength(2)
  })
  it('does not ask readers to choose a book when there is none', async () => {
    const screen = await show({ kind: 'loaded', books: [] })
    expect(screen.getByText(/Pick a book/).elements()).toHaveLength(0)
  })
  it('has an empty state that links authors to the studio', async () => {
    const screen = await show({ kind: 'loaded', books: [] }, '/studio/')
    await expect.element(screen.getByRole('heading', { name: 'The shelves are empty' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Open the studio' })).toHaveAttribute('href', '/studio/')
  })
  it("shows the server's error message and a retry button", async () => {
    const retry = vi.fn<() => undefined>()
    const screen = await show({ kind: 'failed', message: 'The shelf fell over.', isRetrying: false }, null, retry)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/The shelf fell over\./)
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(retry).toHaveBeenCalledOnce()
  })
})
