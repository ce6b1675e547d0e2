import { startServer, type StartedServer } from '@lectern/presets/start-server'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { readSampleBook, type SampleBook } from './sample-book'
import { signUp } from './sign-up'

const reader = { name: 'Ada', email: 'ada@example.org', password: 'a long secret of ada' }

let server: StartedServer
let book: SampleBook

test.beforeAll(async ({ playwright }) => {
  server = await startServer()
  const request = await playwright.request.newContext()
  book = await readSampleBook(request, server.url, 'en')
  await signUp(request, server, reader)
  await request.dispose()
})
test.afterAll(() => server.stop())

test('a reader navigates by contents, thumbnails, bookmarks and notes, on desktop and phone [NOTE-001 NOTE-002 NOTE-003]', async ({
  page,
  request,
  context,
}) => {
  const shown = (index: number) => page.locator(`[data-shown][data-page="${book.pages[index]!.pageId}"]`)
  const panel = page.getByRole('complementary', { name: 'In this book' })
  const session = await (await request.post(`${server.url}/api/auth/signin`, { data: reader })).json()
  await page.goto(server.url)
  await page.evaluate((text) => localStorage.setItem('lectern.session', text), JSON.stringify(session))
  const listNotes = async () => {
    const response = await request.get(`${server.url}/api/note?bookId=${book.bookId}`, {
      headers: { authorization: `Bearer ${session.accessToken}` },
    })
    const notes: { readonly note: string; readonly icon: string }[] = await response.json()
    return notes.filter(({ icon }) => icon !== 'bookmark')
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${server.url}/?book=${book.bookId}&page=${book.pages[0]!.pageId}`)
  await expect(shown(0).locator('img')).toHaveAttribute('data-loaded', '')

  await test.step('the key m opens the contents beside the page, with the place marked', async () => {
    await expect(page.getByRole('button', { name: 'Contents' })).toBeVisible()
    await page.keyboard.press('m')
    await expect(panel.getByRole('treeitem').and(panel.locator('[aria-current]'))).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('the arrow keys and Enter turn to a page', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(shown(1)).toBeVisible()
  })
  await test.step('a thumbnail turns to its page', async () => {
    await panel.getByRole('tab', { name: 'Pages' }).click()
    await expect(panel.getByRole('group', { name: 'Pages' }).locator('img').first()).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: /^Page 3/ }).click()
    await expect(shown(2)).toBeVisible()
  })
  await test.step('a bookmark is listed and named', async () => {
    await page.getByRole('button', { name: 'Bookmark this page' }).click()
    await panel.getByRole('tab', { name: 'Bookmarks' }).click()
    await panel.getByRole('button', { name: 'Rename the bookmark “Page 3”' }).click()
    await page.keyboard.type('Best picture')
    await page.keyboard.press('Enter')
    await expect(panel.getByText('Best picture')).toBeVisible()
    // The button's tooltip goes with the focus.
    await panel.getByRole('button', { name: /^Best picture/ }).focus()
    await expect(page.getByRole('tooltip')).toBeHidden()
    await expectAccessible(page)
  })
  await test.step('a note is written beside a word, with an icon and a size, and is in the account', async () => {
    await page.locator('[data-shown] [data-word]').first().click({ button: 'right' })
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Text of the note' })).toBeFocused()
    await page.keyboard.type('Why is it dark?')
    await page.getByRole('radio', { name: 'Question' }).check({ force: true })
    await page.getByRole('radio', { name: 'Large' }).check({ force: true })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Note: Why is it dark?' })).toBeFocused()
    const placed = { note: 'Why is it dark?', icon: 'question', pageId: book.pages[2]!.pageId }
    await expect.poll(listNotes).toMatchObject([placed])
    for (const field of ['x', 'y', 'size']) expect((await listNotes())[0]).toHaveProperty(field, expect.any(Number))
  })
  await test.step('a note written offline survives a reload, and is sent once when the network is back', async () => {
    await context.route('**/api/note**', (route) => route.abort())
    await page.getByRole('button', { name: 'Notes', exact: true }).click()
    await panel.getByRole('button', { name: 'New note' }).click()
    await page.keyboard.type('Written on the train')
    await page.keyboard.press('Control+Enter')
    await expect(panel.getByText('Written on the train')).toBeVisible()
    await expect(panel.getByText('Your latest changes are kept on this device')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Note: Written on the train' })).toBeVisible()
    await context.unroute('**/api/note**')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect
      .poll(async () => (await listNotes()).map(({ note }) => note))
      .toEqual(['Why is it dark?', 'Written on the train'])
  })
  await test.step('a note is deleted, and gone from page and account', async () => {
    await panel.getByRole('button', { name: 'Delete the note “Why is it dark?”' }).click()
    await expect(page.getByRole('button', { name: 'Note: Why is it dark?' })).toBeHidden()
    await expect.poll(async () => (await listNotes()).map(({ note }) => note)).toEqual(['Written on the train'])
    await panel.getByRole('tab', { name: 'Bookmarks' }).click()
  })
  await test.step('Escape closes the panel and returns the focus', async () => {
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })
  await test.step('on a phone the panel covers the page until a bookmark is chosen', async () => {
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto(`${server.url}/?book=${book.bookId}&page=${book.pages[0]!.pageId}`)
    await expect(shown(0).locator('img')).toHaveAttribute('data-loaded', '')
    await page.getByRole('button', { name: 'Contents' }).click()
    const sheet = page.getByRole('dialog', { name: 'In this book' })
    await expect(sheet.getByRole('tab', { name: 'Bookmarks' })).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
    await sheet.getByText('Best picture').click()
    await expect(sheet).toBeHidden()
    await expect(shown(2)).toBeVisible()
  })
})
