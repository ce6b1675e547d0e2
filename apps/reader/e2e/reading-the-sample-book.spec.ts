import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { findOrderFaults, computeAccuracy } from './score-samples'
import { provideSample } from './provide-sample'
import type { SampleWord } from './sample-book'
import { recordHighlights, startRecording, type HighlightRecording } from './record-highlights'

const sample = provideSample()

const addressOf = (parameters: Record<string, string | number>) =>
  `${sample.server.url}/?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`
const shownPage = (page: Page) => page.locator('[data-page][data-shown]')
const pageAt = (index: number) => sample.book.pages[index]!

async function openPage(page: Page, index: number, more: Record<string, string | number> = {}): Promise<void> {
  await page.goto(addressOf({ book: sample.book.bookId, page: pageAt(index).pageId, ...more }))
  await expect(shownPage(page)).toHaveAttribute('data-page', String(pageAt(index).pageId))
  await page.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) > 0)
}

/** Seeks the narration and waits two frames more, by when the highlight must be at the new position. */
const seekTo = (page: Page, time: number): Promise<void> =>
  page.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        const audio = document.querySelector('audio')
        if (audio === null) throw new Error('The page has no audio element.')
        const afterFrames = (count: number): void => {
          if (count === 0) resolve()
          else requestAnimationFrame(() => afterFrames(count - 1))
        }
        audio.addEventListener('seeked', () => afterFrames(2), { once: true })
        audio.currentTime = target
      }),
    time,
  )

test('the library lists and opens the sample book, and has an error and an empty state', async ({ page }) => {
  await test.step('a book', async () => {
    await page.goto(sample.server.url)
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    await expectAccessible(page)
    const card = page.getByRole('article').filter({ hasText: sample.book.title })
    await expect(card).toContainText(/\d+ pages · \d+ minutes?/)
    await expect(card.getByRole('list', { name: 'Languages' }).getByRole('listitem')).toHaveCount(
      sample.book.languages.length,
    )
    await card.getByRole('link', { name: sample.book.title }).click()
    await expect(page).toHaveURL(new RegExp(`book=${sample.book.bookId}`))
    // The link that had the focus is gone: the focus moves to the new screen's heading, which is read out.
    await expect(page.getByRole('heading', { level: 1, name: sample.book.title })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeFocused()
  })
  await test.step('a fault', async () => {
    await page.route('**/books/minimal/7*', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', msg: 'The shelf fell over.' } }),
    )
    await page.goto(sample.server.url)
    await expect(page.getByRole('alert')).toContainText('The shelf fell over.')
    await expectAccessible(page)
    await page.unroute('**/books/minimal/7*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: sample.book.title })).toBeVisible()
  })
  await test.step('nothing', async () => {
    await page.route('**/books/minimal/7*', (route) => route.fulfill({ json: [] }))
    await page.goto(sample.server.url)
    await expect(page.getByRole('heading', { name: 'The shelves are empty' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('a page', () => {
  test('has a text layer on its rects, in order, searchable and selectable, without page numbers [UI-030]', async ({
    page,
  }) => {
    // The sample book has neither page numbers nor running heads: adds some to every page.
    let added = 0
    await page.route(`**/file/bookData/${sample.book.bookId}/parts/*`, async (route) => {
      const data = await (await route.fetch()).json()
      for (const [index, sheet] of data.pages.entries()) {
        added += 1
        for (const variation of sheet.variations) {
          const { imageWidth, imageHeight, rectData } = variation
          rectData.rectsByWords.push(
            { id: 'head', word: 'Lantern', x: 40, y: 12, width: 160, height: 30 },
            { id: 'number', word: String(index + 1), x: imageWidth / 2, y: imageHeight - 40, width: 30, height: 30 },
          )
        }
      }
      await route.fulfill({ json: data })
    })
    await openPage(page, 2)
    const { words, imageWidth } = pageAt(2)
    const layer = shownPage(page).locator('[lang]')
    const text = words.map((word) => word.text).join(' ')
    await expect(layer).toHaveText(text, { useInnerText: false })
    await expect(layer).toHaveAttribute('lang', 'en')
    expect(added).toBeGreaterThan(0)

    const scale = (await shownPage(page).evaluate((element) => element.getBoundingClientRect().width)) / imageWidth
    const boxes = await layer.locator('[data-word]').evaluateAll((elements) => {
      const origin = elements[0]?.closest('[data-page]')?.getBoundingClientRect() ?? new DOMRect()
      return elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x: x - origin.x, y: y - origin.y, width, height }
      })
    })
    for (const [index, box] of boxes.entries()) {
      const word = words[index]!
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(Math.abs(box[side] - word[side] * scale), `${side} of "${word.text}"`).toBeLessThan(2)
      }
    }

    const phrase = words
      .slice(3, 12)
      .map((word) => word.text)
      .join(' ')
    const found = await page.evaluate((wanted) => {
      const find: unknown = Reflect.get(window, 'find')
      return typeof find === 'function' && find.call(window, wanted) && window.getSelection()?.toString()
    }, phrase)
    expect(found).toBe(phrase)

    const first = await layer.locator('[data-word]').nth(1).boundingBox()
    const last = await layer.locator('[data-word]').nth(14).boundingBox()
    await page.mouse.move(first!.x + 1, first!.y + first!.height / 2)
    await page.mouse.down()
    await page.mouse.move(last!.x + last!.width - 1, last!.y + last!.height / 2, { steps: 12 })
    await page.mouse.up()
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe(
      words
        .slice(1, 15)
        .map((word) => word.text)
        .join(' '),
    )

    const session = await page.context().newCDPSession(page)
    const tree = await session.send('Accessibility.getFullAXTree')
    const texts = tree.nodes
      .filter((node) => node.role?.value === 'StaticText')
      .map((node) => String(node.name?.value ?? ''))
    expect(texts.join('').replace(/\s+/g, ' ')).toContain(text)
    expect(texts.join(' ')).not.toContain('Lantern')
  })

  test('plays from a pressed word [PLAY-016]', async ({ page }) => {
    await openPage(page, 3)
    const [before, word, after] = pageAt(3).words.slice(8, 11)
    // A short word is lit for a tenth of a second, which a busy machine may look past.
    const finish = await startRecording(page, after!.end)
    await page.locator(`[data-word="${word!.key}"]`).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    const { order } = await finish()
    expect(order).toEqual(expect.arrayContaining([word!.key, after!.key]))
    expect(order).not.toContain(before!.key)
  })

  test('a manual page turn keeps the narration playing and follows it again when it arrives [PLAY-020]', async ({
    page,
  }) => {
    await openPage(page, 1)
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(shownPage(page)).toHaveAttribute('data-page', String(pageAt(2).pageId))
    expect(await page.evaluate(() => document.querySelector('audio')?.paused)).toBe(false)
    await page.getByRole('button', { name: 'Return to narration' }).click()
    await expect(shownPage(page)).toHaveAttribute('data-page', String(pageAt(1).pageId))

    await page.keyboard.press('ArrowRight')
    const lastWords = pageAt(1).words.slice(-2)
    await page.evaluate((time) => {
      const audio = document.querySelector('audio')
      if (audio !== null) audio.currentTime = time
    }, lastWords[0]!.start)
    await expect(page.getByRole('button', { name: 'Return to narration' })).toBeHidden()
    await expect(shownPage(page)).toHaveAttribute('data-page', String(pageAt(2).pageId))
    await expect(shownPage(page).locator('[data-lit]')).toHaveCount(1)
  })
})

test.describe('the narration', () => {
  const words = () => sample.book.pages.flatMap((sheet) => sheet.words)
  /** A word may be missing if it lasts less than 40 ms, or less than the narration moved on between two frames. */
  const faultsOf = (
    { order, longestFrame, longestStep }: HighlightRecording,
    passed: readonly SampleWord[],
    rate = 1,
  ) => findOrderFaults(order, words(), passed, Math.max((Math.max(40, longestFrame) / 1000) * rate, longestStep))

  test('highlights every word at its time and turns the pages with it [PLAY-018]', async ({ page }) => {
    await openPage(page, 1)
    const from = words().findIndex((word) => word.key === pageAt(1).words[0]!.key)
    const to = words().findIndex((word) => word.key === pageAt(3).words.at(-1)!.key)
    expect(to - from).toBeGreaterThanOrEqual(60)
    const finish = await startRecording(page, words()[to]!.end)
    await page.keyboard.press('Space')
    const seen = await finish()
    expect(computeAccuracy(seen.samples, words(), seen.medianStep)).toBeGreaterThanOrEqual(0.995)
    expect(faultsOf(seen, words().slice(from, to + 1))).toEqual({ backwards: [], skipped: [] })

    const turned = seen.turns.slice(1).map(({ pageId }) => pageId)
    expect(turned.slice(0, 2)).toEqual([String(pageAt(2).pageId), String(pageAt(3).pageId)])
  })

  /** Words from the first that was highlighted to the last. */
  const between = (order: readonly string[]) => {
    const indexes = order.map((key) => words().findIndex((word) => word.key === key))
    return words().slice(indexes[0], (indexes.at(-1) ?? 0) + 1)
  }
  for (const rate of ['0.5', '2']) {
    test(
      `highlights every word at its time at rate ${rate}, after seeks and a pause too`,
      { tag: '@long' },
      async ({ page }) => {
        await openPage(page, 1)
        await page.getByRole('combobox', { name: 'Speed' }).selectOption(rate)
        await page.keyboard.press('Space')
        await page.waitForFunction(() => !document.querySelector('audio')?.paused)
        for (const [index, target] of [40, 20, 120].entries()) {
          const start = words()[target]!.start
          await seekTo(page, start)
          if (index === 1) {
            await page.keyboard.press('Space')
            await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
            const paused = await page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
            const lit = await page
              .locator('[data-shown] [data-lit]')
              .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-word') ?? ''))
            expect(computeAccuracy([{ drawn: paused, now: paused, lit, hidden: [], seeks: 0 }], words(), 0)).toBe(1)
            await page.keyboard.press('Space')
          }
          const seen = await recordHighlights(page, start + 2.5 * Number(rate))
          expect(computeAccuracy(seen.samples, words(), seen.medianStep)).toBeGreaterThanOrEqual(0.995)
          expect(faultsOf(seen, between(seen.order), Number(rate))).toEqual({ backwards: [], skipped: [] })
          expect(seen.order.length).toBeGreaterThan(2)
        }
      },
    )
  }
})
