import { expect, test } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { provideSample } from './provide-sample'

const sample = provideSample()

test('a reader finds their way by contents, thumbnails and bookmarks, on a desktop and a phone', async ({ page }) => {
  const shown = (index: number) => page.locator(`[data-shown][data-page="${sample.book.pages[index]!.pageId}"]`)
  const panel = page.getByRole('complementary', { name: 'In this book' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&page=${sample.book.pages[0]!.pageId}`)
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
  await test.step('Escape closes the panel and returns the focus', async () => {
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })
  await test.step('on a phone the panel covers the page until a bookmark is chosen', async () => {
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&page=${sample.book.pages[0]!.pageId}`)
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
