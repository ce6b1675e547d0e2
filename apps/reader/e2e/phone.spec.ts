import { expect, test } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { openFingers } from './fingers'
import { meetPageContent, openInteractivePage, takeQuiz, type Hand } from './interactive-book'
import { provideSample } from './provide-sample'
import { readSampleBook } from './sample-book'

const sample = provideSample()
const upright = { width: 375, height: 667 }
const sideways = { width: 667, height: 375 }

test.use({ viewport: upright, hasTouch: true, isMobile: true })

test('a child on a phone taps, swipes, pinches, turns the phone and resumes at the last place', async ({ page }) => {
  const pageAt = (index: number) => sample.book.pages[index]!
  const shown = (index: number) => page.locator(`[data-shown][data-page="${pageAt(index).pageId}"]`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const wordAt = (index: number, word: number) => page.locator(`[data-word="${pageAt(index).words[word]!.key}"]`)
  const widthOf = async (index: number) => (await shown(index).boundingBox())?.width ?? 0
  const middleOf = async (index: number, word: number) => {
    const box = (await wordAt(index, word).boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const fingers = await openFingers(page)

  await test.step('a tap opens the book, and one starts the narration', async () => {
    await page.goto(sample.server.url)
    await page.getByRole('link', { name: sample.book.title }).tap()
    await expect(page.locator('[data-shown]').getByText(sample.book.title)).toBeVisible()
    await expect(button('Contents')).toBeVisible()
    await expectAccessible(page)
    await button('Play').tap()
    await expect(button('Pause')).toBeVisible()
  })

  await test.step('a swipe turns the page, which follows the finger back if it returns', async () => {
    await button('Pause').tap()
    await button('Contents').tap()
    await page.getByRole('treeitem').nth(1).tap()
    await expect(page.getByRole('treeitem')).toHaveCount(0)
    await expect(shown(0)).toBeVisible()
    await fingers.drag({ x: 330, y: 250 }, { x: 40, y: 250 })
    await expect(shown(1)).toBeVisible()
    await fingers.drag({ x: 330, y: 250 }, { x: 300, y: 250 })
    await expect(shown(1)).toBeVisible()
    await fingers.drag({ x: 40, y: 250 }, { x: 330, y: 250 })
    await expect(shown(0)).toBeVisible()
    await fingers.drag({ x: 330, y: 250 }, { x: 40, y: 250 })
    await expect(shown(1)).toBeVisible()
  })

  await test.step('a tapped word is read, and those after it', async () => {
    const { start } = pageAt(1).words[4]!
    await wordAt(1, 4).tap()
    await expect(button('Pause')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0))
      .toBeGreaterThanOrEqual(start)
    await button('Pause').tap()
  })

  await test.step('two fingers zoom the page, and two taps bring it back', async () => {
    await expect(shown(1)).toBeVisible()
    expect(await widthOf(1)).toBe(upright.width)
    await fingers.pinch({ x: 187, y: 260 }, { from: 80, to: 240 })
    await expect.poll(() => widthOf(1)).toBeGreaterThan(upright.width * 2)
    await expectAccessible(page)
    const before = await shown(1).boundingBox()
    await fingers.drag({ x: 200, y: 260 }, { x: 120, y: 200 })
    await expect.poll(async () => (await shown(1).boundingBox())?.x).toBeLessThan(before!.x - 20)
    await expect(shown(1)).toBeVisible()
    await fingers.doubleTap({ x: 187, y: 120 })
    await expect.poll(() => widthOf(1)).toBe(upright.width)
  })

  await test.step('a long press on a word opens its menu', async () => {
    const menu = page.getByRole('dialog')
    await fingers.press(await middleOf(1, 2), () => expect(menu).toBeVisible())
    await expect(menu.getByRole('button', { name: 'Hear this word' })).toBeVisible()
    await expect(button('Play')).toBeVisible()
    await expectAccessible(page)
    await menu.getByRole('button', { name: 'Play from here' }).tap()
    await expect(menu).toBeHidden()
    await expect(button('Pause')).toBeVisible()
    await button('Pause').tap()
  })

  await test.step('the listening menu fits on the screen', async () => {
    await button('Listening').tap()
    await expect(page.getByRole('dialog', { name: 'Listening' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    // The button's tooltip goes with the focus.
    await page.getByRole('region', { name: 'Page of the book' }).focus()
    await expect(page.getByRole('tooltip')).toBeHidden()
  })

  await test.step('held sideways the phone shows the same page, and a swipe turns it', async () => {
    await page.setViewportSize(sideways)
    await expect(shown(1)).toBeVisible()
    await expectAccessible(page)
    await fingers.drag({ x: 560, y: 150 }, { x: 120, y: 150 })
    await expect(shown(2)).toBeVisible()
    await page.setViewportSize(upright)
    await expect(shown(2)).toBeVisible()
  })

  await test.step('the next visit begins on the last page', async () => {
    await page.goto('about:blank')
    await page.goto(sample.server.url)
    await page.getByRole('link', { name: sample.book.title }).first().tap()
    await expect(shown(2)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a trigger, a coaching point, a glossary word and a quiz of another book open by a tap', async () => {
    const { url } = sample.server
    const book = await readSampleBook(page.request, url, 'en', 'Otto')
    const finger: Hand = {
      press: (control) => control.tap(),
      define: ({ word }) => word.tap(),
      choose: (choice) => choice.tap(),
      write: (field, text) => field.fill(text),
      async close(panel) {
        await expectAccessible(page)
        await panel.getByRole('button', { name: 'Close' }).tap()
        await expect(panel).toBeHidden()
      },
    }
    await openInteractivePage(page, url, book, 2)
    await meetPageContent(page, finger)
    await openInteractivePage(page, url, book, 7)
    await takeQuiz(page, finger)
  })
})
