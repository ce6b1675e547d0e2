import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { provideSample } from './provide-sample'

const sample = provideSample()

async function openBook(page: Page): Promise<void> {
  await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&page=${sample.book.pages[1]!.pageId}`)
  await expect(page.locator('[data-shown] img')).toHaveAttribute('data-loaded', '')
}

for (const [theme, tag] of [
  ['dark', []],
  ['light', ['@long']],
  ['contrast', ['@long']],
] as const) {
  test(`axe finds no violation in the theme ${theme}`, { tag: [...tag] }, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
    await page.goto(sample.server.url)
    await expect(page.getByRole('link', { name: sample.book.title })).toBeVisible()
    await expectAccessible(page)
    await openBook(page)
    await expectAccessible(page)
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: 'Return to narration' })).toBeVisible()
    await expectAccessible(page)
  })
}

test('the stored theme is applied before any application script runs', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(sample.server.url)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a page fits its window on narrow phones, in landscape and on a desktop', async ({ page }) => {
  for (const [width, height] of [
    [375, 812],
    [320, 568],
  ] as const) {
    await test.step(`a phone ${width} pixels wide: its whole width, and the player in reach`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto(sample.server.url)
      await expect(page.getByRole('link', { name: sample.book.title }).first()).toBeVisible()
      await expectAccessible(page)
      await openBook(page)
      await expectAccessible(page)
      const sheet = await page.locator('[data-shown]').boundingBox()
      expect(sheet?.width).toBe(width)
      const play = await page.getByRole('button', { name: 'Play' }).boundingBox()
      expect(play!.y + play!.height).toBeLessThanOrEqual(height)
      expect(play!.y).toBeGreaterThan(height - 140)
    })
  }
  await test.step('a landscape phone keeps the spoken word in view', async () => {
    await page.setViewportSize({ width: 812, height: 375 })
    await openBook(page)
    await expectAccessible(page)
    await page.keyboard.press('Space')
    const lit = page.locator('[data-shown] [data-lit]')
    await expect(lit).toHaveCount(1)
    await expect(lit).toBeInViewport({ ratio: 1 })
  })
  await test.step('a desktop shows the whole page', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await openBook(page)
    const sheet = await page.locator('[data-shown]').boundingBox()
    const { imageWidth, imageHeight } = sample.book.pages[1]!
    expect(sheet!.width / sheet!.height).toBeCloseTo(imageWidth / imageHeight, 2)
    const bar = await page.getByRole('region', { name: 'Narration' }).boundingBox()
    expect(sheet!.y).toBeGreaterThan(55)
    expect(sheet!.y + sheet!.height).toBeLessThan(bar!.y + 1)
  })
})

test('everything can be done by keyboard', async ({ page }) => {
  await page.goto(sample.server.url)
  const link = page.getByRole('link', { name: sample.book.title })
  await expect(link).toBeVisible()
  for (
    let presses = 0;
    presses < 12 && !(await link.evaluate((element) => element === document.activeElement));
    presses++
  ) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-shown]')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-shown]')).toHaveAttribute('data-page', String(sample.book.pages[1]!.pageId))
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  const position = page.getByRole('slider', { name: 'Position in the narration' })
  await position.focus()
  await page.keyboard.press('End')
  await expect(page.locator('[data-shown]')).toHaveAttribute('data-page', String(sample.book.pages.at(-1)!.pageId))
})

test('at most 110 KiB of script are loaded before the first page image', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener(
      'load',
      ({ target }) => {
        // The server's page has the image too; the limit holds until the reader shows it.
        if (target instanceof HTMLImageElement && target.closest('#first-picture') === null)
          document.documentElement.dataset['imageAt'] ??= String(performance.now())
      },
      true,
    )
  })
  const { bookId, pages } = sample.book
  await page.goto(`${sample.server.url}/?book=${bookId}&page=${pages[0]!.pageId}`, { waitUntil: 'networkidle' })
  const html = await (await page.request.get(page.url())).text()
  expect(html).toMatch(/<div id="first-picture"[^>]*><img [^>]*src="\/objects\//)
  await expect(page.locator('#first-picture')).toHaveCount(0)
  const imageAt = Number(await page.locator('html[data-image-at]').getAttribute('data-image-at'))
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime, encodedBodySize }) => ({ startTime, encodedBodySize })),
  )
  const total = scripts
    .filter(({ startTime }) => startTime < imageAt)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  expect(total).toBeGreaterThan(10_000)
  expect(total / 1024).toBeLessThanOrEqual(110)
})
