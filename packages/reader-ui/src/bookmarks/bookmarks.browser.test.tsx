import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryStorage } from '../testing/memory-storage'
import { openAccount } from '../testing/open-account'
import { openFixtureBook } from '../testing/open-fixture-book'

const { crypto } = globalThis
afterEach(() => vi.unstubAllGlobals())
beforeEach(async () => {
  // As on a school's http page, where browsers have no `randomUUID`.
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) })
  sessionStorage.clear()
  await page.viewport(1200, 800)
})

const listed = () => [...document.querySelectorAll('[role="tabpanel"] li')].map((row) => row.textContent)

async function openBookmarks(o: Parameters<typeof openFixtureBook>[0] = {}) {
  const opened = await openFixtureBook(o)
  await opened.screen.getByRole('button', { name: 'Contents' }).click()
  await opened.screen.getByRole('tab', { name: 'Bookmarks' }).click()
  return { ...opened, mark: opened.screen.getByRole('button', { name: 'Bookmark this page' }) }
}

it('bookmarks the page by the button, marks it, and lists it with its first words', async () => {
  const { screen, mark, shownPage, store } = await openBookmarks()
  await expect.element(screen.getByText('No bookmarks yet')).toBeVisible()
  await mark.click()
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => document.querySelector('[data-page="100"]')?.hasAttribute('data-bookmarked')).toBe(true)
  await expect.poll(listed).toHaveLength(1)
  expect(listed()[0]).toMatch(/^Page 1The lamp in the library had/)
  await userEvent.keyboard('{ArrowRight}')
  document.body.focus()
  await screen.getByRole('button', { name: 'Next page' }).click()
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false')
  await screen
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Page 1/ })
    .click()
  await expect.poll(shownPage).toBe('100')
  expect(store.getState().reading.shownBy).toBe('hand')
})

it('removes a bookmark by its ribbon, and restores it by Undo', async () => {
  const { screen, mark } = await openBookmarks()
  await mark.click()
  await expect.poll(() => document.querySelector('[data-bookmarked]')).not.toBeNull()
  const sheet = document.querySelector('[data-bookmarked]')
  const { right, top } = sheet?.getBoundingClientRect() ?? { right: 0, top: 0 }
  document
    .elementFromPoint(right - 20, top + 12)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: right - 20, clientY: top + 12 }))
  await expect.element(mark).toHaveAttribute('aria-pressed', 'false')
  await expect.element(screen.getByText('No bookmarks yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(listed).toHaveLength(1)
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true')
})

it('keeps a name that the reader gives, on Enter, and drops it on Escape', async () => {
  const { screen, mark } = await openBookmarks()
  await mark.click()
  const rename = screen.getByRole('button', { name: 'Rename the bookmark “Page 1”' })
  await rename.click()
  await userEvent.keyboard('Bedtime{Escape}')
  await expect.element(rename).toHaveFocus()
  await rename.click()
  await userEvent.keyboard('Where we stopped{Enter}')
  await expect.poll(() => listed()[0]).toMatch(/^Where we stopped/)
})

it('keeps bookmarks of a guest on the device and moves them to the account at sign-in, once', async () => {
  const { session, notes, network, signIn } = openAccount()
  const storage = memoryStorage()
  const { screen, mark } = await openBookmarks({ account: session, storage })
  await mark.click()
  await expect.element(screen.getByText('Sign in to have them everywhere', { exact: false })).toBeVisible()
  expect(notes.size).toBe(0)
  network.isDown = true
  signIn()
  await expect.element(screen.getByText('Your latest changes are kept on this device', { exact: false })).toBeVisible()
  expect(listed()).toHaveLength(1)
  network.isDown = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => notes.size).toBe(1)
  expect([...notes.values()]).toMatchObject([{ icon: 'bookmark', pageId: 100, bookId: 1 }])
  await expect
    .element(screen.getByText('Your latest changes are kept on this device', { exact: false }))
    .not.toBeInTheDocument()
  await screen.unmount()
  sessionStorage.clear()
  const again = await openBookmarks({ account: session, storage })
  await expect.element(again.mark).toHaveAttribute('aria-pressed', 'true')
  expect(notes.size).toBe(1)
})
