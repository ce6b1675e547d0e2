import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { takePlayFaults } from './play-faults.ts'
import type { Raster } from './raster.ts'
import { viewNames, views, type ViewName } from './views.ts'

const MOST_TRIES = 6
const TALLEST = 2400
const LIMIT_MS = 20_000
/** The window of a story that asks for none. */
export const usualWindow = { width: 960, height: 640 }

/** Opens a story, as it is before anybody has done anything, in the first view and as wide as the story itself asks. */
async function openStory(page: Page, url: string, story: string, view: ViewName): Promise<void> {
  await page.setViewportSize(usualWindow)
  await loadStory(page, url, story, view)
  const width = await page.evaluate<number | null>(FIXED_WIDTH)
  if (width === null) return
  await page.setViewportSize({ width, height: usualWindow.height })
  await loadStory(page, url, story, view)
}

async function loadStory(page: Page, url: string, story: string, view: ViewName): Promise<void> {
  const globals = Object.entries({ ...views[view], 'a11y.manual': '!true' }).map((pair) => pair.join(':'))
  await page.goto(`${url}/iframe.html?viewMode=story&id=${story}&globals=${globals.join(';')}`)
  await page.waitForFunction(DRAWN, null, { polling: 30, timeout: LIMIT_MS })
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}

/** Draws the open story anew in another view, with its play: a third of the time that loading it again would take. */
async function turnStory(page: Page, story: string, view: ViewName): Promise<void> {
  const turned = page.evaluate(`(async () => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    const drawnAfter = (event, payload) => new Promise((resolve) => {
      channel.once('storyFinished', resolve)
      channel.emit(event, payload)
    })
    await drawnAfter('updateGlobals', { globals: ${JSON.stringify(views[view])} })
    await drawnAfter('forceRemount', { storyId: ${JSON.stringify(story)} })
    await document.fonts.ready
  })()`)
  const tooLate = delay(LIMIT_MS, null, { ref: false }).then(() => {
    throw new Error('The story was not drawn again in 20 seconds.')
  })
  await Promise.race([turned, tooLate])
}

/**
 * Takes the pictures of a story: faces loaded, nothing moving, no caret, the clock standing still.
 *
 * @throws when the story cannot be drawn, its play fails, or it does not come to rest
 */
export async function takePicture(page: Page, url: string, story: string, view: ViewName): Promise<Raster> {
  if (view === viewNames[0]) await openStory(page, url, story, view)
  else await turnStory(page, story, view)
  const failure = await page.evaluate<string | null>(FAILURE)
  if (failure !== null) throw new Error(`The story cannot be drawn: ${failure}`)
  const faults = await page.evaluate<string | null>(takePlayFaults)
  if (faults !== null) throw new Error(`The story is not what it means to show: ${faults}`)
  let last = await shoot(page)
  // What comes a frame later, such as a place that is measured first, has to be there in two pictures.
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const next = await shoot(page)
    if (next.equals(last)) return toRaster(next)
    last = next
  }
  throw new Error(`The story does not come to rest: ${MOST_TRIES} pictures, each different from the one before.`)
}

/** Storybook tells the phase of what it draws; nothing can be pictured before its play has ended. */
const DRAWN = `['finished', 'errored', 'aborted'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase)`
/** Storybook's own window is resized around a story that fixes its width; here nobody does it. */
const FIXED_WIDTH = `(() => {
  const fixed = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.viewport?.value
  return /^w\\d+$/.test(fixed) ? Number(fixed.slice(1)) : null
})()`
const FAILURE = `document.body.classList.contains('sb-show-main') ? null : document.querySelector('#error-message')?.textContent ?? 'it shows nothing'`

async function shoot(page: Page): Promise<Buffer> {
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    ...(height > TALLEST ? {} : { fullPage: true }),
  })
}

async function toRaster(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data }
}
