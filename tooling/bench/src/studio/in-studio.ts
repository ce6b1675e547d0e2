import type { Browser, Page } from 'playwright'

export interface StudioAddress {
  /** Address of the server. */
  readonly url: string
  readonly address: string
  /** The author's session, as browsers store it. */
  readonly session: unknown
}

export interface StudioVisit {
  /** Found as soon as the page can be used. */
  readonly selector: string
  readonly timeoutMs: number
}

const desktop = { width: 1280, height: 800 }

/**
 * Opens a page of the studio as an author, in a browser without cached files, and closes it after the measurement.
 *
 * @param measure gets the page, and the milliseconds until it could be used
 */
export async function inStudio<Result>(
  browser: Browser,
  { url, address, session }: StudioAddress,
  { selector, timeoutMs: timeout }: StudioVisit,
  measure: (page: Page, openedAtMs: number) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: desktop,
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'lectern.session', value: JSON.stringify(session) }] }],
    },
  })
  try {
    const page = await context.newPage()
    // The program's loader calls it in every function, also in those that run in the page.
    await page.addInitScript('globalThis.__name = (value) => value')
    await page.addInitScript((wanted) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(wanted) === null) return
        observer.disconnect()
        document.documentElement.dataset['openedAt'] = String(performance.now())
      })
      observer.observe(document, { childList: true, subtree: true })
    }, selector)
    await page.goto(address, { timeout })
    const opened = page.locator('html[data-opened-at]')
    await opened.waitFor({ timeout })
    return await measure(page, Number(await opened.getAttribute('data-opened-at')))
  } finally {
    await context.close()
  }
}
