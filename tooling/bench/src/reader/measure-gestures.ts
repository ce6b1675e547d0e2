import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import type { BenchResult } from '../bench.ts'
import { makeLongBook } from './make-long-book.ts'
import { onSlowPhone } from './on-slow-phone.ts'
import { readFrameTimes, traceCategories } from './read-frame-times.ts'
import { waitInPage } from './wait-in-page.ts'
import { withLectern } from './with-lectern.ts'

const book = { pages: 4, wordsPerPage: 1000 }
const limit = 20
const rounds = 3
const moves = 30
const moveMilliseconds = 16
const middle = { x: 187, y: 300 }
const control = 2
/** A machine that is busy with other work takes many times as long as a quiet one to open the book. */
const openingMilliseconds = 180_000
/** Mark that the reader sets when the last of its tools is mounted: no frame of opening is counted with a gesture. */
const allToolsMounted = 'lectern-tools-mounted'

type Gesture = (session: CDPSession) => Promise<void>

/** Measures the script of the longest frame while fingers and a wheel move a page of 1,000 words, on a slow phone. */
export async function measureGestures(report: (result: BenchResult) => void): Promise<void> {
  await withLectern(async ({ url, call }) => {
    const { bookId, pageIds } = await makeLongBook(call, book)
    const browser = await chromium.launch(chromiumLaunchOptions)
    try {
      const address = `${url}/?book=${bookId}&page=${pageIds[1]}`
      for (const [name, { prepare, gesture }] of Object.entries(gestures)) {
        let [script, scriptAndLayout] = [Infinity, Infinity]
        for (let round = 0; round < rounds; round += 1) {
          const longest = await measureGesture(browser, address, { prepare, gesture })
          script = Math.min(script, longest.script)
          scriptAndLayout = Math.min(scriptAndLayout, longest.scriptAndLayout)
        }
        report({
          name: `${name}, 1,000 words: script of the longest frame`,
          unit: 'ms',
          ours: script,
          target: `≤ ${limit}`,
          peers: [],
          reached: script <= limit,
        })
        report({
          name: `${name}, 1,000 words: with styles and layout`,
          unit: 'ms',
          ours: scriptAndLayout,
          target: null,
          peers: [],
          reached: true,
        })
      }
    } finally {
      await browser.close()
    }
  })
}

const gestures: Readonly<Record<string, { prepare: Gesture | null; gesture: Gesture }>> = {
  pinch: { prepare: null, gesture: pinch },
  'wheel zoom': { prepare: null, gesture: zoomByWheel },
  pan: { prepare: pinch, gesture: (session) => drag(session, { x: -90, y: -90 }) },
  swipe: { prepare: null, gesture: (session) => drag(session, { x: -220, y: 0 }) },
}

async function measureGesture(
  browser: Browser,
  address: string,
  { prepare, gesture }: { prepare: Gesture | null; gesture: Gesture },
) {
  return onSlowPhone(browser, async (page, session) => {
    page.setDefaultTimeout(openingMilliseconds)
    await page.goto(address)
    await waitInPage(page, (selector) => document.querySelector(selector) !== null, '[data-shown] [data-word]')
    await waitInPage(page, (mark) => performance.getEntriesByName(mark).length > 0, allToolsMounted)
    await rest(page)
    if (prepare !== null) {
      await prepare(session)
      await rest(page)
    }
    await askForFrames(page)
    await browser.startTracing(page, { categories: traceCategories })
    await gesture(session)
    await rest(page)
    return readFrameTimes(await browser.stopTracing())
  })
}

/**
 * Asks for each frame of the screen from now on. The browser draws none when nothing changes, and work that leaves room for many
 * frames would count as a single one.
 */
function askForFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const ask = () => void requestAnimationFrame(ask)
    ask()
  })
}

/** Waits until a gesture has settled and its frames are drawn. */
const rest = (page: Page) => page.waitForTimeout(800)
const nextMove = () => new Promise((resolve) => setTimeout(resolve, moveMilliseconds))

async function pinch(session: CDPSession): Promise<void> {
  const at = (half: number) => [
    { x: middle.x - half, y: middle.y, id: 0 },
    { x: middle.x + half, y: middle.y, id: 1 },
  ]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(40) })
  for (let move = 1; move <= moves; move += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(40 + move * 3) })
    await nextMove()
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function zoomByWheel(session: CDPSession): Promise<void> {
  for (let move = 1; move <= moves; move += 1) {
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      ...middle,
      deltaX: 0,
      deltaY: -8,
      modifiers: control,
    })
    await nextMove()
  }
}

async function drag(session: CDPSession, by: { x: number; y: number }): Promise<void> {
  const at = (part: number) => [{ x: 300 + by.x * part, y: 400 + by.y * part, id: 0 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let move = 1; move <= moves; move += 1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(move / moves) })
    await nextMove()
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
