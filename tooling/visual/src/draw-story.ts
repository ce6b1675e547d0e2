import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright'
import { takePlayFaults } from './collect-play-faults.ts'
import { resetPage } from './open-story-page.ts'
import { usualViewport, views, type ViewName } from './views.ts'

const MAX_TRIES = 6
const MAX_HEIGHT_PIXELS = 2400
const LIMIT_MS = 20_000

/** Script that returns true when Storybook has rendered and played the story, or failed. */
const IS_FINISHED = `['finished', 'errored', 'aborted'].includes(globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase)`
/** Width that the story fixes in the toolbar. Storybook's own window applies it; a bare story frame does not. */
const FIXED_WIDTH = `(() => {
  const fixed = globalThis.__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals?.viewport?.value
  return /^w\\d+$/.test(fixed) ? Number(fixed.slice(1)) : null
})()`
const FAILURE = `document.body.classList.contains('sb-show-main') ? null : document.querySelector('#error-message')?.textContent ?? 'it shows nothing'`
/** Layouts that measure themselves first are right after two frames. */
const AFTER_TWO_FRAMES = `document.fonts.ready.then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))`

/** A page of one side, which draws one story after the other. */
export interface StoryDrawer {
  /** The view that it shows; null before the first story and after `reload`. */
  readonly currentView: () => ViewName | null
  /**
   * Draws a story and takes a screenshot. Reuses the open document, which takes a fraction of the time of loading it.
   *
   * @returns a PNG file
   * @throws if the story cannot be drawn or its play function fails
   */
  readonly draw: (story: string, view: ViewName) => Promise<Buffer>
  /** Takes screenshots of what is drawn until two in a row are equal. @throws if the story keeps moving */
  readonly settle: (first: Buffer) => Promise<Buffer>
  /** Makes the next story load a fresh document. */
  readonly reload: () => void
}

/** @param url address of the built Storybook */
export function createStoryDrawer(page: Page, url: string): StoryDrawer {
  let shown: { readonly story: string; readonly view: ViewName } | null = null

  async function show(story: string, view: ViewName): Promise<void> {
    if (shown === null) {
      await loadStory(page, url, story, view)
      return
    }
    if (shown.view !== view) await emitAndWait(page, 'updateGlobals', { globals: views[view] })
    if (shown.story === story) await emitAndWait(page, 'forceRemount', { storyId: story })
    else await switchStory(page, story)
  }

  return {
    currentView: () => shown?.view ?? null,
    async draw(story, view) {
      await show(story, view)
      shown = { story, view }
      return takeScreenshot(page)
    },
    async settle(first) {
      let last = first
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const next = await takeScreenshot(page)
        if (next.equals(last)) return next
        last = next
      }
      throw new Error(`The story keeps moving: ${MAX_TRIES} screenshots in a row differ.`)
    },
    reload: () => {
      shown = null
    },
  }
}

async function loadStory(page: Page, url: string, story: string, view: ViewName): Promise<void> {
  const globals = Object.entries({ ...views[view], 'a11y.manual': '!true' }).map((pair) => pair.join(':'))
  const load = async (): Promise<void> => {
    await page.goto(`${url}/iframe.html?viewMode=story&id=${story}&globals=${globals.join(';')}`)
    await page.waitForFunction(IS_FINISHED, null, { polling: 30, timeout: LIMIT_MS })
  }
  await page.setViewportSize(usualViewport)
  await load()
  const width = await page.evaluate<number | null>(FIXED_WIDTH)
  if (width === null) return
  await page.setViewportSize({ width, height: usualViewport.height })
  await load()
}

async function switchStory(page: Page, story: string): Promise<void> {
  await page.setViewportSize(usualViewport)
  await emitAndWait(page, 'setCurrentStory', { storyId: story, viewMode: 'story' })
  const width = await page.evaluate<number | null>(FIXED_WIDTH)
  if (width === null) return
  await page.setViewportSize({ width, height: usualViewport.height })
  await emitAndWait(page, 'forceRemount', { storyId: story })
}

/** Emits an event to Storybook and waits until the story has been drawn and played because of it. */
async function emitAndWait(page: Page, event: string, payload: unknown): Promise<void> {
  const drawn = page.evaluate(`new Promise((resolve) => {
    ${resetPage}
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    for (const end of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing']) channel.once(end, resolve)
    channel.emit(${JSON.stringify(event)}, ${JSON.stringify(payload)})
  }).then(() => undefined)`)
  const timeout = delay(LIMIT_MS, null, { ref: false }).then(() => {
    throw new Error(`The story was not drawn again within ${LIMIT_MS / 1000} seconds.`)
  })
  await Promise.race([drawn, timeout])
}

async function takeScreenshot(page: Page): Promise<Buffer> {
  await page.evaluate(AFTER_TWO_FRAMES)
  const failure = await page.evaluate<string | null>(FAILURE)
  if (failure !== null) throw new Error(`The story cannot be drawn: ${failure}`)
  const faults = await page.evaluate<string | null>(takePlayFaults)
  if (faults !== null) throw new Error(`The play function failed: ${faults}`)
  const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
  const fullPage = height > usualViewport.height && height <= MAX_HEIGHT_PIXELS
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage })
}
