import type { Page } from 'playwright'

const pollMilliseconds = 50
const longestMilliseconds = 180_000

/**
 * Waits until a condition holds in the page. Not by locators: their script listens to each press in the page and searches all
 * words for a role, which a slow phone would count as work of the reader.
 */
export async function waitInPage<Argument>(
  page: Page,
  condition: (argument: Argument) => boolean,
  argument: Argument,
): Promise<void> {
  const until = Date.now() + longestMilliseconds
  const source = `(${condition.toString()})(${JSON.stringify(argument)})`
  while ((await page.evaluate(source)) !== true) {
    if (Date.now() > until) throw new Error(`The page does not reach: ${condition.toString()}`)
    await page.waitForTimeout(pollMilliseconds)
  }
}
