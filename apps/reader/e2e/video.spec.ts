import { startServer, type StartedServer } from '@lectern/presets/start-server'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { recordVideo } from './record-video'

const lessonSeconds = 5
const words = ['Hold', 'the', 'third', 'string']

let server: StartedServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** Records each word when it is highlighted, since polling may miss a short one. Returns a function that reads the words. */
async function recordLitWords(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const lit: string[] = []
    Object.assign(window, { litWords: lit })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.dataset['lit'] !== undefined) lit.push(target.textContent)
    }).observe(document.body, { subtree: true, attributeFilter: ['data-lit'] })
  })
  return () => page.evaluate(() => Reflect.get(window, 'litWords'))
}

/** Publishes a book of two pages whose chapter is a video. The words of the first page are spoken in its first four seconds. */
async function publishLesson(request: APIRequestContext, video: Buffer): Promise<number> {
  const token = new URL(server.signInUrl).hash.replace('#sign-in=', '')
  const { accessToken } = await (await request.post(`${server.url}/api/auth/sign-in-link`, { data: { token } })).json()
  const headers = { authorization: `Bearer ${accessToken}` }
  const send = async (method: 'post' | 'put', path: string, options: object) => {
    const answer = await request[method](`${server.url}${path}`, { headers, ...options })
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return answer.json()
  }
  const made = await send('post', '/books', { data: { title: 'Six strings', language: 'en', visibility: 'public' } })
  const chapterId: number = made.chapters[0].id
  const { pages } = await send('post', `/chapters/${chapterId}/pages/batch`, {
    data: { pages: [{ name: 'Left hand' }, { name: 'Right hand' }] },
  })
  const rectsByWords = words.map((word, index) => ({
    id: `word-${index}`,
    x: 40 + index * 110,
    y: 60,
    width: 100,
    height: 34,
    word,
    startTime: 0.2 + index * 0.9,
    endTime: 1 + index * 0.9,
  }))
  await send('put', '/page-variations/update-rect-data', {
    data: [
      {
        pageId: pages[0].pageId,
        variation: 'en',
        variationId: pages[0].variations[0].id,
        rectData: { rects: [], rectsByWords },
      },
    ],
  })
  const { url } = await send('post', '/api/upload', {
    multipart: { file: { name: 'lesson.mp4', mimeType: 'video/mp4', buffer: video } },
  })
  await send('put', `/chapters/${chapterId}/variation`, { multipart: { variation: 'en', videoLink: url } })
  const items = [
    { type: 'video', content: { en: url } },
    { type: 'definition', content: { en: 'The hand that plucks the strings.' } },
  ]
  await send('post', `/pages/${pages[1].pageId}/content`, {
    data: { popupTriggers: [{ id: 'hand', x: 40, y: 60, width: 90, height: 60, title: { en: 'Closer' }, items }] },
  })
  await send('post', `/api/book/${made.bookInfo.id}/publish`, { data: {} })
  return made.bookInfo.id
}

test("plays a chapter's video beside the page, above it on a phone, and in its own window [TOOL-003 PLAY-012 KEY-010]", async ({
  page,
  request,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const video = page.getByLabel(/^Video: /)
  const stage = page.getByRole('region', { name: 'Page of the book' })
  const boxes = async () => ({ video: (await video.boundingBox())!, page: (await stage.boundingBox())! })
  const playedSeconds = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

  await page.goto(server.url)
  const bookId = await publishLesson(request, await recordVideo(page, lessonSeconds))

  await test.step('the video is beside the page, and its words are lit while it plays', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${server.url}/?book=${bookId}`)
    await expect(video).toBeVisible()
    await expectAccessible(page)
    const beside = await boxes()
    expect(beside.page.x).toBeCloseTo(beside.video.x + beside.video.width, 0)
    const readLit = await recordLitWords(page)
    await button('Play').click()
    await expect.poll(readLit).toEqual(words)
    await button('Pause').click()
  })

  await test.step('V hides the video and shows it again', async () => {
    await page.keyboard.press('v')
    await expect(video).toBeHidden()
    await expect(button('Video')).toHaveAttribute('aria-pressed', 'false')
    await button('Video').click()
    await expect(video).toBeVisible()
  })

  await test.step('the window of its own is opened and closed, and the arrow keys turn no page meanwhile', async () => {
    await button('Picture-in-picture').click()
    await expect(page.getByText('The video plays in its own window.')).toBeVisible()
    await expectAccessible(page)
    const shown = await page.locator('[data-page][data-shown]').getAttribute('data-page')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-page][data-shown]')).toHaveAttribute('data-page', shown!)
    await button('Bring it back').click()
    await expect(button('Picture-in-picture')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-page][data-shown]')).not.toHaveAttribute('data-page', shown!)
  })

  await test.step('a trigger on the page opens its own film and a definition, and gets the focus back', async () => {
    await button('Closer').click()
    const popup = page.getByRole('dialog', { name: 'Closer' })
    await expect
      .poll(() => popup.locator('video').evaluate((film) => film instanceof HTMLVideoElement && film.currentTime > 0))
      .toBe(true)
    await expectAccessible(page)
    await popup.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(popup.getByText('The hand that plucks the strings.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(button('Closer')).toBeFocused()
  })

  await test.step('on a phone the video is above the page, and plays by a tap on it', async () => {
    await page.setViewportSize({ width: 375, height: 667 })
    await expect.poll(async () => (await boxes()).video.width).toBe(375)
    const above = await boxes()
    expect(above.page.y).toBeCloseTo(above.video.y + above.video.height, 0)
    await expect(button('Play')).toBeInViewport()
    await expectAccessible(page)
    const before = await playedSeconds()
    await video.click()
    await expect.poll(playedSeconds).not.toBe(before)
  })
})
