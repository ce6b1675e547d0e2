import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { startServer } from '@lectern/presets/start-server'
import { chromium, type Browser } from 'playwright'
import { z } from 'zod'
import type { BenchResult } from '../bench.ts'
import { median } from './median.ts'
import { onSlowPhone } from './on-slow-phone.ts'
import { turnPages } from './turn-pages.ts'
import { waitInPage } from './wait-in-page.ts'

const rounds = 5
/** Slow 4G as Lighthouse applies it: round trip in milliseconds, bytes a second. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

const shownImage = '[data-shown] img[data-loaded]'
const buttonNamed = (name: string) => `button[aria-label="${name}"]`
const isThere = (selector: string) => document.querySelector(selector) !== null

const limits = { largestPaint: 1800, turn: 100, tap: 50 }

/** Measures the built reader with the sample book on a slow phone: first load, page turns, first tap. */
export async function measurePace(report: (result: BenchResult) => void): Promise<void> {
  const server = await startServer()
  const browser = await chromium.launch(chromiumLaunchOptions)
  try {
    const [book] = z
      .array(z.object({ id: z.number() }))
      .parse(await (await fetch(`${server.url}/books/minimal/7?search=Nell`)).json())
    if (book === undefined) throw new Error('The library has no book.')
    const { chapters } = z
      .object({ chapters: z.array(z.object({ pages: z.array(z.object({ pageId: z.number() })) })) })
      .parse(await (await fetch(`${server.url}/file/bookData/${book.id}`)).json())
    const [first] = chapters.flatMap(({ pages }) => pages)
    // The cover has no image.
    const url = `${server.url}/?book=${book.id}&variation=en&page=${String(first?.pageId)}`
    const paints: number[] = []
    const taps: number[] = []
    // The first round is not counted: the server compresses its files when they are first requested.
    for (let round = 0; round <= rounds; round += 1) {
      const { paint, tap } = await openAndTap(browser, url)
      if (round === 0) continue
      paints.push(paint)
      taps.push(tap)
    }
    report(atMost('largest paint, slow 4G, processor 4 times slower', median(paints), limits.largestPaint))
    report(atMost('first tap to paint, processor 4 times slower', median(taps), limits.tap))
    report(atMost('page turn to paint, processor 4 times slower', await turnPages(browser, url), limits.turn))
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Opens the book over a slow network, and taps Play when its page is painted. */
async function openAndTap(browser: Browser, url: string): Promise<{ paint: number; tap: number }> {
  return onSlowPhone(browser, async (page, session) => {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await page.addInitScript(() => {
      const paints = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset['paint'] = String(entry.startTime)
      })
      paints.observe({ type: 'largest-contentful-paint', buffered: true })
      const events = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.name === 'pointerdown' || entry.name === 'click') {
            const { tap = '0' } = document.documentElement.dataset
            document.documentElement.dataset['tap'] = String(Math.max(Number(tap), entry.duration))
          }
        }
      })
      // The browser tells durations in steps of 8 ms, from 16 on.
      const wanted: PerformanceObserverInit & { durationThreshold: number } = {
        type: 'event',
        durationThreshold: 16,
        buffered: true,
      }
      events.observe(wanted)
    })
    await page.goto(url)
    await waitInPage(page, isThere, shownImage)
    await waitInPage(page, isThere, 'html[data-paint]')
    const paint = Number(await page.evaluate(() => document.documentElement.dataset['paint']))
    const at = await page.evaluate((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, buttonNamed('Play'))
    if (at === null) throw new Error('The page has no button that plays.')
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForTimeout(1000)
    await waitInPage(page, isThere, buttonNamed('Pause'))
    const tap = Number((await page.evaluate(() => document.documentElement.dataset['tap'])) ?? 16)
    return { paint, tap }
  })
}

function atMost(name: string, ours: number, limit: number): BenchResult {
  return { name, unit: 'ms', ours, target: `≤ ${limit}`, peers: [], reached: ours <= limit }
}
