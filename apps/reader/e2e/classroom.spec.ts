import { expect, test } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { provideSample } from './provide-sample'

const sample = provideSample()

test.use({ viewport: { width: 1920, height: 1080 } })

test('a teacher takes the tour, fills the screen, presents by keyboard and reports a problem [NAV-021 UI-018]', async ({
  page,
}) => {
  const { bookId, pages } = sample.book
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const choose = async (name: string) => {
    await button('More').click()
    await page.getByRole('menuitem', { name }).click()
  }
  const tour = page.getByRole('dialog', { name: 'Turn the page' })
  const shown = (index: number) => page.locator(`[data-shown][data-page="${pages[index]!.pageId}"]`)
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)

  await test.step('the address starts the tour, and keeps it from starting', async () => {
    await page.goto(`${sample.server.url}/?book=${bookId}&page=${pages[0]!.pageId}&tutorial=false`)
    await expect(button('More')).toBeVisible()
    await expect(tour).toHaveCount(0)
    await page.goto(`${sample.server.url}/?book=${bookId}&page=${pages[0]!.pageId}&tutorial=1`)
    await expect(tour).toBeVisible()
    await expectAccessible(page)
    await button('Next').click()
    await expect(page.getByRole('dialog', { name: 'Listen to the book' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the menu starts it too', async () => {
    await choose('Take the tour')
    await expect(tour).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tour).toHaveCount(0)
  })

  await test.step('the menu fills the screen and leaves it', async () => {
    const entry = page.getByRole('menuitemcheckbox', { name: 'Full screen' })
    await button('More').click()
    await expect(entry).toBeVisible()
    await expectAccessible(page)
    await entry.click()
    await expect.poll(isFull).toBe(true)
    await button('More').click()
    await expect(entry).toBeChecked()
    await entry.click()
    await expect.poll(isFull).toBe(false)
  })

  await test.step('presenter mode shows the page alone, turned and read by keyboard', async () => {
    const before = (await shown(0).boundingBox())!.height
    await button('Presenter mode').click()
    await expect(page.getByText('Presenter mode. Press Escape to leave it.')).toBeVisible()
    await expect(button('More')).toBeHidden()
    await expect(button('Play')).toBeHidden()
    await expect.poll(async () => (await shown(0).boundingBox())?.height).toBeGreaterThan(before * 1.1)
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    // Two pages beside each other are turned together.
    await expect(shown(2)).toBeVisible()
    await page.keyboard.press('Space')
    await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false)
    await page.keyboard.press('Space')
    await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true)
    await button('Leave presenter mode').click()
    await expect(button('Presenter mode')).toBeFocused()
    await expect.poll(isFull).toBe(false)
  })

  await test.step('a report names its problem, and says what is sent', async () => {
    await choose('Report a problem')
    const dialog = page.getByRole('dialog', { name: 'Report a problem' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await button('Send report').click()
    await expect(dialog.getByText('Choose at least one kind of problem, or describe it.')).toBeVisible()
    await dialog.getByLabel('Text or highlight').click()
    await dialog.getByLabel('What happened?').fill('The second word stays dark.')
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/bug'))
    // Goes after five seconds.
    const thanked = page.getByText('Thank you. Your report was sent.').first().waitFor()
    await button('Send report').click()
    expect((await sent).postDataJSON()).toMatchObject({ book_id: bookId, message: 'The second word stays dark.' })
    await thanked
    await expect(dialog).toHaveCount(0)
  })
})
