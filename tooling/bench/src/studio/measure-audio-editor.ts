import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { chromium, type Page } from 'playwright'
import type { BenchResult } from '../bench.ts'
import { makeLongBook } from '../reader/make-long-book.ts'
import { withLectern } from '../reader/with-lectern.ts'
import { inStudio } from './in-studio.ts'
import { measureSegments } from './measure-segments.ts'

const chapter = { pages: 500, wordsPerPage: 200 }
const rounds = 3
const slowdown = 4
/** Usable once the first page's text can be edited. */
const visit = { selector: 'article textarea', timeoutMs: 60_000 }
const limits = { openMs: 1500, taskMs: 50 }

/** Measures the audio editor of a chapter of 500 pages and 100,000 words in the built studio. */
export async function measureAudioEditor(report: (result: BenchResult) => void): Promise<void> {
  await measureSegments(report)
  await withLectern(async ({ url, call, session }) => {
    const { bookId, chapterIds } = await makeLongBook(call, {
      ...chapter,
      pagesPerChapter: chapter.pages,
      withSentences: true,
    })
    const address = `${url}/studio/audio?book=${bookId}&chapter=${chapterIds[0]}&variation=en`
    const browser = await chromium.launch(chromiumLaunchOptions)
    try {
      let openMs = Infinity
      // The first round is not counted: the server compresses its files when they are first requested.
      for (let round = 0; round <= rounds; round += 1) {
        const ms = await inStudio(browser, { url, address, session }, visit, async (_page, openedAtMs) => openedAtMs)
        if (round > 0) openMs = Math.min(openMs, ms)
      }
      report(atMost('audio: opening 100,000 words', openMs, limits.openMs))
      const [scrolling, typing] = await inStudio(browser, { url, address, session }, visit, measureTasks)
      report(atMost('audio: longest task while scrolling, 4 times slower', scrolling, limits.taskMs))
      report(atMost('audio: longest task while typing, 4 times slower', typing, limits.taskMs))
    } finally {
      await browser.close()
    }
  })
}

async function measureTasks(page: Page): Promise<[scrolling: number, typing: number]> {
  const session = await page.context().newCDPSession(page)
  // Tasks that opening has left over must end before the measurement.
  await page.waitForTimeout(4000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await page.mouse.move(400, 500)
  const scrolling = await longestTask(page, async () => {
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(50)
    }
  })
  const fields = page.getByRole('textbox', { name: /page \d+$/ })
  const field = fields.nth(1)
  await field.click()
  await page.waitForTimeout(2000)
  const typing = await longestTask(page, async () => {
    await page.keyboard.type('The lamp shone over the quiet harbour again. ', { delay: 60 })
    await page.waitForTimeout(2500)
  })
  return [scrolling, typing]
}

/** Returns the milliseconds of the longest task during an action; 0 if none took more than 50. */
async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  const clear = () => page.evaluate('longTasks.splice(0)')
  await clear()
  await action()
  const tasks = await clear()
  return Array.isArray(tasks) ? Math.max(0, ...tasks.map(Number)) : Number.NaN
}

function atMost(name: string, ours: number, bound: number): BenchResult {
  return { name, unit: 'ms', ours, target: `≤ ${bound}`, peers: [], reached: ours <= bound }
}
