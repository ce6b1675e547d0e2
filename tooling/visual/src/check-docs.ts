// Opens every page of documentation of the built storybook: all its stories get drawn, and it loads once.
//   pnpm --filter @lectern/visual docs [part of a page's id …]
import { setTimeout as delay } from 'node:timers/promises'
import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { chromium, type Page } from 'playwright'
import { builtStorybook, readBuiltIndex } from './built-storybook.ts'
import { listDocs } from './list-docs.ts'
import { serveFolder } from './serve-folder.ts'

const PAGES = 2
const LIMIT_MS = 90_000
/** A page that loads itself anew does so when its last story has been drawn. */
const LISTENED_MS = 3000
const ALL_DRAWN = `document.querySelector('.docs-frame') !== null && document.querySelector('.docs-waiting') === null`
const ERRORS = `[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)
  .flatMap((shown) => shown?.body?.classList.contains('sb-show-errordisplay') ? [shown.querySelector('#error-message')?.textContent ?? 'an error'] : [])`

const pages = listDocs(await readBuiltIndex(), process.argv.slice(2))
const left = [...pages]
const faults: string[] = []
const served = await serveFolder(builtStorybook)
const browser = await chromium.launch(chromiumLaunchOptions)
try {
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) {
        const page = await browser.newPage({ viewport: { width: 1160, height: 900 }, reducedMotion: 'reduce' })
        for (const fault of await faultsOf(page, id)) {
          faults.push(`${id}: ${fault}`)
          console.error(`✗ ${id}: ${fault}`)
        }
        await page.close()
      }
    }),
  )
} finally {
  await browser.close()
  await served.stop()
}
if (faults.length === 0) console.log(`${pages.length} pages of documentation draw all their stories, and load once`)
else process.exitCode = 1

async function faultsOf(page: Page, id: string): Promise<readonly string[]> {
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=${id}`)
  const isDrawn = await page.waitForFunction(ALL_DRAWN, null, { polling: 100, timeout: LIMIT_MS }).then(
    () => true,
    () => false,
  )
  await delay(LISTENED_MS)
  if (loads > 1) return [`it has loaded ${loads} times`]
  if (!isDrawn) return [`not all its stories are drawn after ${LIMIT_MS / 1000} seconds`]
  return page.evaluate<string[]>(ERRORS)
}
