import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { chromium, type Browser, type Page } from 'playwright'
import { builtStorybook, readBuiltIndex } from './built-storybook.ts'
import { listStories } from './list-stories.ts'
import { collectPlayFaults } from './play-faults.ts'
import type { Raster } from './raster.ts'
import { serveFolder } from './serve-folder.ts'
import { takePicture, usualWindow } from './take-picture.ts'
import { viewNames, type ViewName } from './views.ts'

const PAGES = 2
/** A morning in spring, for ever. */
const NOW = new Date('2026-03-02T09:00:00Z')
/** What waits longer does not happen while a picture is taken: no toast goes, nothing is counted down. */
const LONGEST_WAIT_MS = 400
const WITHOUT_LONG_WAITS = `for (const name of ['setTimeout', 'setInterval']) {
  const real = globalThis[name]
  globalThis[name] = (run, wait, ...args) => (wait > ${LONGEST_WAIT_MS} ? 0 : real(run, wait, ...args))
}`

export type Sight =
  | { readonly kind: 'picture'; readonly story: string; readonly view: ViewName; readonly picture: Raster }
  | { readonly kind: 'failed'; readonly story: string; readonly view: ViewName; readonly reason: string }

export interface Visit {
  readonly stories: readonly string[]
  /** The version of the browser. */
  readonly browser: string
}

/**
 * Shows the pictures of each wanted story, its views in their order; two stories at a time.
 *
 * @param wanted parts of story ids; all stories when there are none
 * @throws when the storybook is not built, or no story has one of the parts
 */
export async function visitStories(wanted: readonly string[], show: (sight: Sight) => Promise<void>): Promise<Visit> {
  const stories = listStories(await readBuiltIndex(), wanted)
  const left = [...stories]
  const served = await serveFolder(builtStorybook)
  const browser = await chromium.launch(chromiumLaunchOptions)
  const version = browser.version()
  try {
    await Promise.all(
      Array.from({ length: PAGES }, async () => {
        const page = await openPage(browser)
        for (let story = left.shift(); story !== undefined; story = left.shift()) {
          for (const view of viewNames) await show(await see(page, served.url, story, view))
        }
      }),
    )
  } finally {
    await browser.close()
    await served.stop()
  }
  return { stories, browser: version }
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: usualWindow,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    locale: 'en-GB',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  // What one story keeps must not be there for the next: which page it meets is chance.
  await page.addInitScript('localStorage.clear(); sessionStorage.clear()')
  await page.addInitScript(WITHOUT_LONG_WAITS)
  await page.addInitScript(collectPlayFaults)
  await page.addInitScript('{ let seed = 7; Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647 }')
  return page
}

async function see(page: Page, url: string, story: string, view: ViewName): Promise<Sight> {
  try {
    return { kind: 'picture', story, view, picture: await takePicture(page, url, story, view) }
  } catch (error) {
    return { kind: 'failed', story, view, reason: error instanceof Error ? error.message : String(error) }
  }
}
