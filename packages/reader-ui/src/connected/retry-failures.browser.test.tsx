import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { importLateParts } from '../late-failure/import-late-parts'
import { openBookPage } from '../testing/open-book-page'

const book = makeFixtureBook({ toLink: () => 'data:audio/wav;base64,' })
const isOnline = vi.spyOn(navigator, 'onLine', 'get')

beforeEach(async () => {
  await importLateParts()
  isOnline.mockReturnValue(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

/** Opens a book on a server that is away at first. */
async function openWhileAway(search = '?book=1') {
  const server = { isAway: true, calls: 0 }
  const opened = await openBookPage({
    respond: () => {
      server.calls += 1
      return server.isAway ? Promise.reject(new TypeError('Failed to fetch')) : book
    },
    search,
  })
  return { ...opened, server }
}
/** Draws frames until a condition holds. `expect.poll` would let the stopped clock go on. */
async function until(isSo: () => boolean): Promise<void> {
  do await new Promise((resolve) => requestAnimationFrame(resolve))
  while (!isSo())
}
const untilShown = (text: string) => until(() => document.body.textContent.includes(text))
const untilIdle = () => until(() => document.querySelector('[aria-busy=true]') === null)
const retry = () => page.getByRole('button', { name: 'Try again' })

describe('a book that cannot be loaded', () => {
  it('is loaded again automatically after growing pauses, at the place of the address', async () => {
    const { server, shownPage } = await openWhileAway('?book=1&page=101')
    await untilShown('The server cannot be reached.')
    expect(document.body.textContent).toContain('Lectern tries again automatically.')
    expect(server.calls).toBe(1)
    await vi.advanceTimersByTimeAsync(2000)
    await until(() => server.calls === 2)
    await untilIdle()
    await vi.advanceTimersByTimeAsync(3000)
    expect(server.calls).toBe(2)
    server.isAway = false
    await vi.advanceTimersByTimeAsync(1000)
    await expect.poll(shownPage).toBe('101')
  })

  it('says that the reader is offline, and loads the book when the browser is online again', async () => {
    isOnline.mockReturnValue(false)
    const { server, shownPage } = await openWhileAway('?book=1&page=101')
    await untilShown('You are offline.')
    server.isAway = false
    window.dispatchEvent(new Event('online'))
    await expect.poll(shownPage).toBe('101')
  })

  it('keeps its screen and the focus while it is tried again', async () => {
    await openWhileAway()
    await untilShown('The server cannot be reached.')
    retry().element().focus()
    await vi.advanceTimersByTimeAsync(2000)
    await expect.element(retry()).toHaveFocus()
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
})

describe('a page image that cannot be loaded', () => {
  it('is loaded again automatically, and the page stays open', async () => {
    const broken = {
      ...book,
      chapters: book.chapters.map((chapter) => ({
        ...chapter,
        pages: chapter.pages.map((sheet) => ({
          ...sheet,
          variations: sheet.variations.map((own) => ({ ...own, pageImageLink: 'data:image/png;base64,' })),
        })),
      })),
    }
    const requests = { count: 0 }
    const { shownPage } = await openBookPage({
      respond: () => {
        requests.count += 1
        return requests.count < 3 ? broken : book
      },
      search: '?book=1&page=101',
    })
    await untilShown('The server cannot be reached.')
    expect(shownPage()).toBe('101')
    for (let seconds = 0; seconds < 12 && requests.count < 3; seconds++) {
      await vi.advanceTimersByTimeAsync(1000)
      await until(() => true)
    }
    await expect
      .poll(() => document.querySelector<HTMLImageElement>('[data-shown] img')?.naturalWidth)
      .toBeGreaterThan(0)
    expect(shownPage()).toBe('101')
  })
})
