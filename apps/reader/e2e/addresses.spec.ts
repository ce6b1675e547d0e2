import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { provideSample } from './provide-sample'

const sample = provideSample()

const pageAt = (index: number) => sample.book.pages[index]!
const expectShown = (page: Page, index: number) =>
  expect(page.locator('[data-page][data-shown]')).toHaveAttribute('data-page', String(pageAt(index).pageId))

test('an address opens the named book, chapter, page and language, and hides its token [NAV-004 NAV-020 NAV-025 NAV-026 NAV-031]', async ({
  page,
}) => {
  await test.step('a book', async () => {
    await page.goto(`${sample.server.url}/?book=${sample.book.bookId}`)
    await expect(page.getByRole('heading', { level: 1, name: sample.book.title })).toBeVisible()
    // The cover shows the title; the first page is not repeated there.
    await expect(page.locator('[data-page][data-shown]').getByText(sample.book.title)).toBeVisible()
    await expect(page.locator('[data-page][data-shown] img')).toHaveCount(0)
  })
  await test.step('a chapter', async () => {
    await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&chapter=${sample.book.chapterId}`)
    await expectShown(page, 0)
  })
  await test.step('a page', async () => {
    await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&page=${pageAt(4).pageId}`)
    await expectShown(page, 4)
    await expect(page).toHaveURL(new RegExp(`chapter=${sample.book.chapterId}(&|$)`))
  })
  await test.step('a language', async () => {
    await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&page=${pageAt(2).pageId}&variation=es`)
    await expect(page.locator('[data-shown] [lang="es"]')).toBeAttached()
    await expect(page.getByRole('combobox', { name: 'Book language' })).toHaveValue('es')
    await page.getByRole('combobox', { name: 'Book language' }).selectOption('en')
    await expect(page.locator('[data-shown] [lang="en"]')).toBeAttached()
    await expectShown(page, 2)
    await expect(page).toHaveURL(/variation=en/)
  })
  await test.step('a token, which is removed before the first request', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    // The token is nobody's. Its refusal, which leads to the sign-in, does not belong here.
    await page.route('**/*', async (route) => {
      const { authorization, ...headers } = route.request().headers()
      if (authorization === undefined) return route.continue()
      const response = await route.fetch({ headers })
      return response.status() === 401 ? route.fulfill({ status: 503 }) : route.fulfill({ response })
    })
    const token = Buffer.from(
      JSON.stringify({ accessToken: 'canary', refreshToken: 'r', id: 3, email: 'a@b.example' }),
    ).toString('base64url')
    await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&token=${token}`)
    await expect(page.getByRole('heading', { level: 1, name: sample.book.title })).toBeVisible()
    expect(page.url()).not.toContain('token')
    expect(requests.filter((url) => url.includes(token))).toEqual([
      `${sample.server.url}/?book=${sample.book.bookId}&token=${token}`,
    ])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('the address follows the page: Back and Forward turn it, and narration leaves them alone [NAV-033 NAV-034]', async ({
  page,
}) => {
  await test.step('turned by hand', async () => {
    await page.goto(`${sample.server.url}/?book=${sample.book.bookId}`)
    await expect(page.locator('[data-page][data-shown]')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expectShown(page, 0)
    await expect(page).toHaveURL(new RegExp(`chapter=${sample.book.chapterId}(&|$)`))
    for (const index of [1, 2]) {
      await page.getByRole('button', { name: 'Next page' }).click()
      await expectShown(page, index)
      await expect(page).toHaveURL(new RegExp(`page=${pageAt(index).pageId}(&|$)`))
    }
    await page.goBack()
    await expectShown(page, 1)
    await page.goBack()
    await expectShown(page, 0)
    await page.goForward()
    await expectShown(page, 1)
    await page.reload()
    await expectShown(page, 1)
  })
  await test.step('turned by the narration', async () => {
    await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&page=${pageAt(1).pageId}`)
    await expectShown(page, 1)
    await page.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) > 0)
    const before = await page.evaluate(() => history.length)
    await page.evaluate((time) => {
      const audio = document.querySelector('audio')
      if (audio !== null) audio.currentTime = time
    }, pageAt(1).words.at(-1)!.start)
    await page.keyboard.press('Space')
    await expectShown(page, 2)
    await expect(page).toHaveURL(new RegExp(`page=${pageAt(2).pageId}(&|$)`))
    expect(await page.evaluate(() => history.length)).toBe(before)
  })
})

/** Expects a message to leave the player free in the windows of phones, tablets and desktops. */
async function expectAbovePlayer(page: Page, message: Locator): Promise<void> {
  const usual = page.viewportSize()!
  const sizes = [{ width: 375, height: 667 }, { width: 667, height: 375 }, { width: 768, height: 1024 }, usual]
  for (const size of sizes) {
    await page.setViewportSize(size)
    const player = (await page.getByRole('region', { name: 'Narration' }).boundingBox())!
    const box = (await message.boundingBox())!
    expect(box.y + box.height, `${size.width} by ${size.height}`).toBeLessThanOrEqual(player.y + 1)
    expect(box.y + box.height).toBeGreaterThan(player.y - 48)
  }
}

test('an unknown page or language opens the beginning, an unknown book offers a way back', async ({ page }) => {
  await test.step('a page or a language', async () => {
    // The message goes after five seconds, in which a busy machine may not measure it in all windows.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&chapter=${sample.book.chapterId}&page=99`)
    const message = page.locator('[data-toasts] li', { hasText: 'That page is not in this book.' })
    await expect
      .poll(async () => {
        await page.clock.runFor(100)
        return message.isVisible()
      })
      .toBe(true)
    await expectShown(page, 0)
    await expectAbovePlayer(page, message)
    await page.clock.resume()
    await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&page=${pageAt(1).pageId}&variation=tlh`)
    await expectShown(page, 1)
    // The notice is in the document twice: once visible, once in the live region.
    await expect(page.getByText('not available in “tlh”').first()).toBeVisible()
  })
  await test.step('a book', async () => {
    await page.goto(`${sample.server.url}/?book=7`)
    await expect(page.getByRole('heading', { level: 1, name: "We can't find this book" })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the library' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  })
})

test('a book opens at the last place, and at its beginning when storage is blocked', async ({ page }) => {
  await test.step('at the last place', async () => {
    await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&page=${pageAt(5).pageId}&variation=es`)
    await expectShown(page, 5)
    await page.goto(sample.server.url)
    await page.getByRole('link', { name: sample.book.title }).first().click()
    await expectShown(page, 5)
    await expect(page.locator('[data-shown] [lang="es"]')).toBeAttached()
  })
  await test.step('in a browser that blocks storage', async () => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The storage is closed.', 'SecurityError')
          },
        })
      }
    })
    await page.goto(`${sample.server.url}/?book=${sample.book.bookId}&page=${pageAt(1).pageId}`)
    await expectShown(page, 1)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expectShown(page, 2)
    await page.getByRole('link', { name: 'Back to the library' }).click()
    await expect(page.getByText('Continue, page 3')).toBeVisible()
  })
})
