import type { Browser } from 'playwright'
import { median } from './median.ts'
import { onSlowPhone } from './on-slow-phone.ts'
import { waitInPage } from './wait-in-page.ts'

const turns = 10
const shownImage = '[data-shown] img[data-loaded]'
const isThere = (selector: string) => document.querySelector(selector) !== null

/**
 * Turns pages on a slow phone by key.
 *
 * @param selector for elements that the open book shows before the first turn, at least `count` of them
 * @returns the median of the milliseconds from a key to the frame after the turned page
 */
export async function turnPages(
  browser: Browser,
  url: string,
  { selector, count }: { readonly selector: string; readonly count: number } = { selector: shownImage, count: 1 },
): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.goto(url)
    await waitInPage(page, isThere, shownImage)
    await waitInPage(page, (wanted) => document.querySelectorAll(wanted.selector).length >= wanted.count, {
      selector,
      count,
    })
    await page.evaluate(() => {
      const findShown = () => document.querySelector('[data-page][data-shown]')?.getAttribute('data-page')
      let pressedAt = 0
      let left: string | null | undefined = null
      const times: number[] = []
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          pressedAt = timeStamp
          left = findShown()
        },
        { capture: true },
      )
      new MutationObserver(() => {
        if (pressedAt === 0 || findShown() === left) return
        const from = pressedAt
        pressedAt = 0
        // The second frame begins after the first has been painted.
        requestAnimationFrame(() =>
          requestAnimationFrame((now) => {
            times.push(now - from)
            document.documentElement.dataset['turns'] = times.join(' ')
          }),
        )
        // A page that no neighbour has mounted before is shown from its first moment.
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-shown'] })
    })
    for (let turn = 1; turn <= turns; turn += 1) {
      await page.keyboard.press(turn % 4 === 3 ? 'ArrowLeft' : 'ArrowRight')
      await waitInPage(page, (wanted) => document.documentElement.dataset['turns']?.split(' ').length === wanted, turn)
      await page.waitForTimeout(300)
    }
    const text = await page.evaluate(() => document.documentElement.dataset['turns'])
    if (text === undefined) throw new Error('No page was turned.')
    return median(text.split(' ').map(Number))
  })
}
