import { expect, type Locator, type Page } from '@playwright/test'

/** More than all elements of a screen that the Tab key reaches. */
const mostPresses = 60

/** Presses Tab until an element has the focus, and expects each element on the way to show that it has it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    await expectFocusSeen(page)
  }
  throw new Error('The Tab key does not reach the element.')
}

/** Expects that an element of the page has the focus: it is lost if its element disappears. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

/** Expects that the focused element, or what stands around a field, has an outline. */
async function expectFocusSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement
    // After its last element the browser's own controls have the focus.
    if (focused === null || focused === document.body) return null
    // One of the browser's own controls in a sound or film has it, which no style of the page reaches.
    if (focused instanceof HTMLMediaElement && !focused.matches(':focus-visible')) return null
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement, ...focused.children]
    const isSeen = around.some((element) =>
      [null, '::before', '::after'].some((part) => {
        if (!element) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      }),
    )
    return isSeen ? null : focused.outerHTML.slice(0, 200)
  })
  expect(unseen, 'a focused element without an outline').toBeNull()
}
