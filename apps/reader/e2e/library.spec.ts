import { startServer, type StartedServer } from '@lectern/presets/start-server'
import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectAccessible } from './expect-accessible'
import { readSampleBook, type SampleBook } from './sample-book'
import { signUp } from './sign-up'

const reader = { name: 'Ada', email: 'ada@example.org', password: 'a long secret of ada' }
const wide = { width: 1280, height: 800 }
const phone = { width: 375, height: 667 }

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

test('a guest continues a book; a reader signs in, exports the account and signs out', async ({ page }) => {
  const row = page.getByRole('region', { name: 'Continue reading' })
  const shown = page.locator('[data-page][data-shown]')
  const expectAccessibleEverywhere = async () => {
    for (const size of [phone, wide]) {
      await page.setViewportSize(size)
      await expectAccessible(page)
    }
  }
  await test.step('a guest finds a book and reads to its third page', async () => {
    await page.setViewportSize(wide)
    await page.goto(server.url)
    await page.getByRole('link', { name: book.title }).click()
    // The book opens at its cover.
    await expect(shown).toBeVisible()
    for (const { pageId } of book.pages.slice(0, 3)) {
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect(shown).toHaveAttribute('data-page', String(pageId))
    }
    await page.waitForLoadState('networkidle')
  })
  await test.step('the library offers to continue, and opens that page', async () => {
    await page.goto(server.url)
    await expect(row.getByText(`Page 3 of ${book.pages.length}`)).toBeVisible()
    await expectAccessibleEverywhere()
    await row.getByRole('link', { name: book.title }).click()
    await expect(shown).toHaveAttribute('data-page', String(book.pages[2]!.pageId))
  })
  await test.step('signing in leads back to the library', async () => {
    await page.goto(server.url)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email').fill(reader.email)
    await page.getByLabel('Password', { exact: true }).fill(reader.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('button', { name: `Account of ${reader.email}` })).toBeVisible()
  })
  await test.step('the account is shown and exported', async () => {
    await page.getByRole('button', { name: `Account of ${reader.email}` }).click()
    await page.getByRole('menuitem', { name: 'Your account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your account' })
    await expect(dialog.getByText(reader.name, { exact: true })).toBeVisible()
    await expectAccessibleEverywhere()
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download your data' }).click()
    const exported = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
    expect(exported.account).toMatchObject({ email: reader.email, name: reader.name })
    await page.keyboard.press('Escape')
  })
  await test.step('after signing out, the row of the guest is there again', async () => {
    await page.getByRole('button', { name: `Account of ${reader.email}` }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(row.getByText(`Page 3 of ${book.pages.length}`)).toBeVisible()
  })
})
