import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { provideSample } from './provide-sample'

const sample = provideSample()

const shown = (page: Page) => page.locator('[data-shown]')
const stage = (page: Page) => page.getByRole('region', { name: 'Page of the book' })
/** Returns the width in which the image of the visible page was requested. */
const requestedWidth = (page: Page) =>
  shown(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => Number(/[?&]w=(\d+)/.exec(image.currentSrc)?.[1] ?? 0))

async function openBook(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&page=${sample.book.pages[1]!.pageId}`)
  await expect(shown(page).locator('img')).toHaveAttribute('data-loaded', '')
  await expect(page.getByRole('button', { name: 'Page view' })).toBeVisible()
}

async function measure(page: Page) {
  const box = await shown(page).boundingBox()
  const view = await stage(page).boundingBox()
  if (box === null || view === null) throw new Error('There is no page.')
  return { box, view }
}

test('a page is seen whole and close on every screen', async ({ page }) => {
  await test.step('a phone shows the whole width, with an image of that width', async () => {
    await openBook(page, 375, 667)
    expect((await measure(page)).box.width).toBe(375)
    expect(await requestedWidth(page)).toBe(640)
    await page.getByRole('button', { name: 'Page view' }).click()
    await expect(page.getByRole('dialog', { name: 'Page view' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Page', exact: true }).click()
    const { box, view } = await measure(page)
    expect(box.height).toBeLessThanOrEqual(view.height)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Page view' })).toBeFocused()
  })

  await test.step('a phone held sideways shows a large part of the picture', async () => {
    await openBook(page, 667, 375)
    const { box, view } = await measure(page)
    expect(box.width).toBeGreaterThan(400)
    expect(view.height / box.height).toBeGreaterThan(0.4)
    await expectAccessible(page)
  })

  await test.step('keys zoom in, the image becomes sharper, and the next page keeps the zoom', async () => {
    await openBook(page, 1280, 800)
    const before = await measure(page)
    const width = await requestedWidth(page)
    for (const key of '++++') await page.keyboard.press(key)
    const after = await measure(page)
    expect(after.box.width / before.box.width).toBeCloseTo(2.5, 1)
    await expect.poll(() => requestedWidth(page)).toBeGreaterThan(width)
    await page.keyboard.press('ArrowRight')
    await expect(shown(page)).toHaveAttribute('data-page', String(sample.book.pages[2]!.pageId))
    await expect.poll(async () => (await measure(page)).box.width).toBeCloseTo(after.box.width, 0)
    await expectAccessible(page)
    await page.keyboard.press('0')
    expect((await measure(page)).box.width).toBeCloseTo(before.box.width, 0)
  })

  await test.step('Ctrl and the wheel zoom around the pointer', async () => {
    const before = await measure(page)
    await page.mouse.move(640, 500)
    const part = (500 - before.box.y) / before.box.height
    await page.keyboard.down('Control')
    for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, -120)
    await page.keyboard.up('Control')
    await expect.poll(async () => (await measure(page)).box.width / before.box.width).toBeGreaterThan(2)
    const { box } = await measure(page)
    expect((500 - box.y) / box.height).toBeCloseTo(part, 1)
  })

  await test.step('a wide window shows two pages beside each other and turns them together', async () => {
    await openBook(page, 1600, 900)
    const visible = page.locator('[data-spread=shown] [data-page]')
    await expect(visible).toHaveCount(2)
    await expect(visible.first()).toHaveAttribute('data-page', String(sample.book.pages[0]!.pageId))
    await expect(shown(page)).toHaveAttribute('data-page', String(sample.book.pages[1]!.pageId))
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(visible.first()).toHaveAttribute('data-page', String(sample.book.pages[2]!.pageId))
    await page.getByRole('button', { name: 'Page view' }).click()
    await page.getByRole('button', { name: 'One' }).click()
    await expect(visible).toHaveCount(1)
    await expectAccessible(page)
  })
})
