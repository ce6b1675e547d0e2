import type { Browser, CDPSession, Page } from 'playwright'

const slowdown = 4
const phone = { width: 375, height: 667 }

/** Opens a page on a phone whose processor is 4 times slower than this machine's, and closes it after the measurement. */
export async function onSlowPhone<Result>(
  browser: Browser,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    // The program's loader calls it in every function, also in those that run in the page.
    await page.addInitScript('globalThis.__name = (value) => value')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await measure(page, session)
  } finally {
    await context.close()
  }
}
