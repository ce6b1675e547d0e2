import { expect, test, type Locator } from '@playwright/test'
import { expectAccessible } from './expect-accessible'
import { expectFocusKept, tabTo } from './focus'
import { meetPageContent, openInteractivePage, takeQuiz, type Hand } from './interactive-book'
import { provideSample } from './provide-sample'
import { readSampleBook } from './sample-book'

const sample = provideSample()

test('an adult reads the sample book to its end by keyboard and screen reader', async ({ page }) => {
  const shown = (index: number) => page.locator(`[data-shown][data-page="${sample.book.pages.at(index)!.pageId}"]`)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const panel = page.getByRole('complementary', { name: 'In this book' })
  const stage = page.getByRole('region', { name: 'Page of the book' })
  const readShown = () => page.locator('[data-shown]').getAttribute('data-page')
  const audioTime = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)
  await page.setViewportSize({ width: 1280, height: 800 })

  await test.step('the library opens the book, and its title is read out', async () => {
    await page.goto(sample.server.url)
    await tabTo(page, page.getByRole('link', { name: sample.book.title }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: sample.book.title })).toBeFocused()
    await expect(page.locator('[data-shown]').getByText(sample.book.title)).toBeVisible()
    await expect(button('Contents')).toBeVisible()
  })

  await test.step('Space plays and pauses, and the arrow keys turn pages', async () => {
    await page.keyboard.press('Space')
    await expect(button('Pause')).toBeVisible()
    await page.keyboard.press('Space')
    await expect(button('Play')).toBeVisible()
    const here = await readShown()
    await page.keyboard.press('ArrowRight')
    await expect.poll(readShown).not.toBe(here)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(readShown).toBe(here)
    await expectFocusKept(page)
  })

  await test.step('the contents open and turn to a page', async () => {
    await page.keyboard.press('m')
    await expect(panel.getByRole('treeitem').and(panel.locator('[aria-current]'))).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(shown(0)).toBeVisible()
    await expectFocusKept(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expectFocusKept(page)
  })

  await test.step('the search finds a word and turns to its page', async () => {
    const word = sample.book.pages[3]!.words.find(({ text }) => /^[a-z]{6,}$/.test(text))!.text
    await page.keyboard.press('/')
    await expect(panel.getByRole('searchbox', { name: 'Search in the book' })).toBeFocused()
    await page.keyboard.type(word)
    await expect(panel.getByRole('list', { name: 'Hits' }).getByRole('listitem').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-shown] [data-hit]').first()).toBeAttached()
    await expectFocusKept(page)
    await tabTo(page, panel.getByRole('button', { name: 'Close' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(panel).toBeHidden()
    await expectFocusKept(page)
    await tabTo(page, button('End the search'))
    await page.keyboard.press('Enter')
    await expect(button('End the search')).toBeHidden()
    await expectFocusKept(page)
  })

  await test.step('the page is bookmarked', async () => {
    await tabTo(page, button('Bookmark this page'))
    await page.keyboard.press('Enter')
    await expect(button('Bookmark this page')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('Bookmark this page')).toBeFocused()
  })

  await test.step('the listening menu repeats a page, pauses after sentences and sets the sleep timer', async () => {
    await page.keyboard.press('l')
    const menu = page.getByRole('dialog', { name: 'Listening' })
    const repeat = menu.getByRole('combobox', { name: 'Repeat' })
    await expect(repeat).toBeFocused()
    await tabTo(page, menu.getByRole('combobox', { name: 'Sleep timer' }))
    await menu.getByRole('combobox', { name: 'Sleep timer' }).selectOption('5')
    await tabTo(page, menu.getByRole('switch', { name: 'Pause after each sentence' }))
    await page.keyboard.press('Space')
    await expect(menu.getByRole('switch')).toBeChecked()
    await page.keyboard.press('Space')
    await expect(menu.getByRole('switch')).not.toBeChecked()
    // Begins to play, which the end of a sentence would have paused before.
    await repeat.selectOption('page')
    await expect(menu.getByRole('slider', { name: 'Start of the repeat' })).toBeVisible()
    await repeat.selectOption('off')
    await expectFocusKept(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expectFocusKept(page)
  })

  await test.step('the context key opens the menu of a word, which is heard', async () => {
    await tabTo(page, stage)
    // The repeated page is still read, and would be turned.
    await page.keyboard.press('Space')
    await expect(button('Play')).toBeVisible()
    await page.keyboard.press('Shift+F10')
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('button', { name: 'Hear this word' })).toBeVisible()
    await expectFocusKept(page)
    await tabTo(page, menu.getByRole('button', { name: 'Next word' }))
    await page.keyboard.press('Enter')
    await expectFocusKept(page)
    await tabTo(page, menu.getByRole('button', { name: 'Hear this word' }))
    const before = await audioTime()
    await page.keyboard.press('Enter')
    await expect.poll(audioTime).not.toBe(before)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(stage).toBeFocused()
  })

  await test.step('the list of shortcuts opens and returns the focus', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectFocusKept(page)
  })

  await test.step('a letter is remapped in the settings', async () => {
    await tabTo(page, button('Settings'))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Settings' })
    await tabTo(page, dialog.getByRole('tab', { selected: true }))
    await page.keyboard.press('End')
    await tabTo(page, dialog.getByRole('textbox', { name: /^Key for “Contents/ }))
    await page.keyboard.press('k')
    await expectFocusKept(page)
    await page.keyboard.press('Escape')
    await expect(button('Settings')).toBeFocused()
    await page.keyboard.press('k')
    await expect(panel).toBeVisible()
    await page.keyboard.press('k')
    await expect(panel).toBeHidden()
    await expectFocusKept(page)
  })

  await test.step('the narration goes to the end, which offers to read again', async () => {
    const last = sample.book.pages.length - 1
    for (let turn = 0; turn <= last; turn += 1) await page.keyboard.press('ArrowRight')
    await expect(shown(last)).toBeVisible()
    await tabTo(page, page.getByRole('slider', { name: 'Position in the narration' }))
    await page.keyboard.press('End')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
    await tabTo(page, button('Play'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    const again = button('Read again')
    await expect(again).toBeVisible()
    await tabTo(page, again, 'Shift+Tab')
    // The play button's tooltip goes with the focus.
    await expect(page.getByRole('tooltip')).toBeHidden()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(again).toBeHidden()
    await expect(button('Pause')).toBeVisible()
    await expectFocusKept(page)
  })

  await test.step('a trigger, a coaching point, a glossary word and a quiz of another book open by keys', async () => {
    const { url } = sample.server
    const book = await readSampleBook(page.request, url, 'en', 'Otto')
    const press = async (control: Locator) => {
      await tabTo(page, control)
      await page.keyboard.press('Enter')
    }
    const keyboard: Hand = {
      press,
      define: ({ mark }) => press(mark),
      async choose(choice) {
        await tabTo(page, choice)
        await page.keyboard.press('Space')
        await expect(choice).toBeChecked()
      },
      async write(field, text) {
        await tabTo(page, field)
        await page.keyboard.type(text)
      },
      async close(opened) {
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(opened).toBeHidden()
        await expectFocusKept(page)
      },
    }
    await openInteractivePage(page, url, book, 2)
    await meetPageContent(page, keyboard)
    await openInteractivePage(page, url, book, 7)
    await takeQuiz(page, keyboard)
  })
})
