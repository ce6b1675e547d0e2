// Opens every page of documentation of the built Storybook and scrolls through it: all its stories have to be drawn, and
// the page must not load twice. Prints how long each takes until what is visible at first is drawn.
//   pnpm --filter @lectern/visual run docs [part of a page's id …]
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { chromium, type Page } from 'playwright'
import { listDocs } from './list-docs.ts'
import { serveFolder } from './serve-folder.ts'

const LIMIT_MS = 90_000
/** A page that reloads itself does so soon after its last story has been drawn. */
const RELOAD_WAIT_MS = 1000
const SCROLL_STEP_PIXELS = 450
const SLOWEST_PRINTED = 5

/** Script that returns true when the page and all frames in the viewport are rendered. */
const VISIBLE_DRAWN = `document.querySelector('.docs-frame, #storybook-docs [data-sample], .sbdocs-content h1') !== null &&
  [...document.querySelectorAll('.docs-window:not([data-state=drawn])')].every((frame) => {
    const { top, bottom } = frame.getBoundingClientRect()
    return bottom < 0 || top > innerHeight
  })`
const SCROLL_DOWN = `{
  const before = scrollY
  scrollBy({ top: ${SCROLL_STEP_PIXELS}, behavior: 'instant' })
  scrollY !== before
}`
const UNDRAWN = `document.querySelectorAll('.docs-window:not([data-state=drawn])').length`
const ERRORS = `[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)
  .flatMap((shown) => shown?.body?.classList.contains('sb-show-errordisplay') ? [shown.querySelector('#error-message')?.textContent ?? 'an error'] : [])`

const builtStorybook = join(import.meta.dirname, '..', '..', '..', 'apps', 'storybook', 'storybook-static')
const index = await readFile(join(builtStorybook, 'index.json'), 'utf8').catch((cause: unknown) => {
  throw new Error('The storybook is not built: pnpm --filter @lectern/storybook run build:static', { cause })
})
const pages = listDocs(index, process.argv.slice(2))
const faults: string[] = []
const times: { readonly id: string; readonly seconds: number }[] = []
const served = await serveFolder(builtStorybook)
const browser = await chromium.launch(chromiumLaunchOptions)
try {
  for (const id of pages) {
    const page = await browser.newPage({ viewport: { width: 1160, height: 900 }, reducedMotion: 'reduce' })
    for (const fault of await findFaults(page, id)) {
      faults.push(`${id}: ${fault}`)
      console.error(`✗ ${id}: ${fault}`)
    }
    await page.close()
  }
} finally {
  await browser.close()
  await served.stop()
}
const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_PRINTED)
console.log('Seconds until what is visible at first is drawn, slowest pages:')
for (const { id, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(5)}  ${id}`)
if (faults.length === 0) console.log(`${pages.length} pages of documentation draw all their stories, and load once`)
else process.exitCode = 1

async function findFaults(page: Page, id: string): Promise<readonly string[]> {
  let loads = 0
  page.on('load', () => (loads += 1))
  const started = performance.now()
  await page.goto(`${served.url}/iframe.html?viewMode=docs&id=${id}`)
  if (!(await waitForVisible(page))) return [`its first stories are not drawn after ${LIMIT_MS / 1000} seconds`]
  times.push({ id, seconds: (performance.now() - started) / 1000 })
  while (await page.evaluate<boolean>(SCROLL_DOWN)) {
    if (!(await waitForVisible(page))) return [`not all its stories are drawn after ${LIMIT_MS / 1000} seconds`]
  }
  await delay(RELOAD_WAIT_MS)
  if (loads > 1) return [`it has loaded ${loads} times`]
  const undrawn = await page.evaluate<number>(UNDRAWN)
  return undrawn > 0 ? [`${undrawn} stories are not drawn`] : page.evaluate<string[]>(ERRORS)
}

function waitForVisible(page: Page): Promise<boolean> {
  return page.waitForFunction(VISIBLE_DRAWN, null, { polling: 50, timeout: LIMIT_MS }).then(
    () => true,
    () => false,
  )
}
