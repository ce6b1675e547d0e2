import { get } from 'node:http'
import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { chromium, type Browser, type Page } from 'playwright'
import type { BenchResult } from '../bench.ts'
import { makeLongBook, type LongBook } from './make-long-book.ts'
import { withLectern, type CallableServer } from './with-lectern.ts'

const wordsPerPage = 300
const lengths = { short: 10, long: 1000 }
const rounds = 8
const turns = 200
const bytesPerMegabyte = 1e6

/** Measures the built reader with a book of 1,000 pages against one of 10. */
export async function measureLongBook(report: (result: BenchResult) => void): Promise<void> {
  await withLectern(async (server) => {
    const browser = await chromium.launch(chromiumLaunchOptions)
    try {
      await measureIn(browser, server, report)
    } finally {
      await browser.close()
    }
  })
}

async function measureIn(
  browser: Browser,
  server: CallableServer,
  report: (result: BenchResult) => void,
): Promise<void> {
  const { call } = server
  const short = await makeLongBook(call, { pages: lengths.short, wordsPerPage })
  const long = await makeLongBook(call, { pages: lengths.long, wordsPerPage })
  const outline = await readCompressedSize(`${server.url}/file/bookData/${long.bookId}/outline`)
  report(atMost('outline of 1,000 pages, compressed', 'kB', outline / 1000, 60))

  let shortMs = Infinity
  let longMs = Infinity
  // The first round is not counted: the server compresses a response when it is first requested.
  for (let round = 0; round <= rounds; round += 1) {
    const times = [await open(browser, server, short), await open(browser, server, long)] as const
    if (round === 0) continue
    shortMs = Math.min(shortMs, times[0])
    longMs = Math.min(longMs, times[1])
  }
  report({ ...atMost('opening a book of 10 pages', 'ms', shortMs, Infinity), target: null })
  report({ ...atMost('opening a book of 1,000 pages', 'ms', longMs, Infinity), target: null })
  report(atMost('opening 1,000 pages against 10', 'times', longMs / shortMs, 1.2))
  report(atMost(`heap after ${turns} page turns`, 'MB', await turnPages(browser, server, long), 60))
}

/** Opens a book in its middle in a browser without cached files. Returns the milliseconds until its words are shown. */
async function open(browser: Browser, server: CallableServer, book: LongBook): Promise<number> {
  return inPage(browser, async (page) => {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('[data-shown] [data-word]') === null) return
        observer.disconnect()
        document.documentElement.dataset['openedAt'] = String(performance.now())
      })
      observer.observe(document, { childList: true, subtree: true, attributes: true })
    })
    await page.goto(`${server.url}/?book=${book.bookId}&page=${book.pageIds[book.pageIds.length >> 1]}`)
    const shown = page.locator('html[data-opened-at]')
    await shown.waitFor()
    return Number(await shown.getAttribute('data-opened-at'))
  })
}

/** Turns pages one after another. Returns the used heap afterwards, in megabytes. */
async function turnPages(browser: Browser, server: CallableServer, book: LongBook): Promise<number> {
  return inPage(browser, async (page) => {
    await page.goto(`${server.url}/?book=${book.bookId}&page=${book.pageIds[0]}`)
    for (const [turn, pageId] of book.pageIds.slice(0, turns + 1).entries()) {
      if (turn > 0) await page.keyboard.press('ArrowRight')
      await page.locator(`[data-page="${pageId}"][data-shown] [data-word]`).first().waitFor()
    }
    const session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / bytesPerMegabyte
  })
}

async function inPage<Result>(browser: Browser, measure: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext()
  try {
    return await measure(await context.newPage())
  } finally {
    await context.close()
  }
}

/** Returns the bytes of a response as they are sent: fetch would decompress them. */
function readCompressedSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength))
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
}

function atMost(name: string, unit: string, ours: number, bound: number): BenchResult {
  return { name, unit, ours, target: `≤ ${bound}`, peers: [], reached: ours <= bound }
}
