import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { chromium } from 'playwright'
import type { BenchResult } from '../bench.ts'
import { playWords } from './play-words.ts'
import { readSampleBook } from './read-sample-book.ts'
import { scoreLitWords } from './score-lit-words.ts'
import { toHighlightRows } from './to-highlight-rows.ts'
import { turnPages } from './turn-pages.ts'
import { withLectern } from './with-lectern.ts'

const triggersPerPage = 60
const pointsPerPage = 40
/** Pages that are played, and those that are turned. */
const playedPages = 4
const rate = 1
const turnLimitMs = 100

/** Measures the built reader on pages with 60 triggers and 40 coaching points, beside the same pages without them. */
export async function measureMarks(report: (result: BenchResult) => void): Promise<void> {
  await withLectern(async ({ url, call }) => {
    const { bookId, pages } = await readSampleBook(url)
    const marked = pages.filter(({ words }) => words.length > 0).slice(0, playedPages)
    const [first] = marked
    if (first === undefined) throw new Error('The sample book has no words.')
    const address = `${url}/?book=${bookId}&variation=en&page=${first.pageId}`
    const browser = await chromium.launch(chromiumLaunchOptions)
    try {
      const without = await turnPages(browser, address)
      const writes = pages.map(({ pageId }) => ({
        pageId,
        popupTriggers: JSON.stringify(Array.from({ length: triggersPerPage }, (_, index) => makeTrigger(index))),
        coachingPoints: JSON.stringify(Array.from({ length: pointsPerPage }, (_, index) => makePoint(index))),
      }))
      await call('PUT', '/pages/update-json-batch', writes)
      await call('POST', `/api/book/${bookId}/publish`, {})
      const turn = await turnPages(browser, address, {
        selector: '[data-mark], [data-coaching]',
        count: triggersPerPage + pointsPerPage,
      })
      report({
        name: 'page turn to paint, 100 marks, 4 times slower',
        unit: 'ms',
        ours: turn,
        target: `≤ ${turnLimitMs}`,
        peers: [{ name: 'without marks', value: without, ratio: without / turn, targetRatio: null }],
        reached: turn <= turnLimitMs,
      })

      const words = marked.flatMap((page) => page.words)
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      // The program's loader calls it in every function, also in those that run in the page.
      await page.addInitScript('globalThis.__name = (value) => value')
      await page.goto(address)
      await page.waitForFunction(() => Number(document.querySelector('audio')?.readyState) > 0)
      const errors = scoreLitWords(await playWords(page, words), words, rate)
      for (const result of toHighlightRows('highlight with 100 marks a page', errors, words.length)) report(result)
    } finally {
      await browser.close()
    }
  })
}

const marksPerRow = 8

function makeTrigger(index: number) {
  const place = { x: 20 + (index % marksPerRow) * 90, y: 20 + Math.floor(index / marksPerRow) * 110 }
  const content = { en: `<p>Meaning ${index + 1}</p>` }
  return {
    id: `trigger-${index}`,
    ...place,
    width: 60,
    height: 60,
    title: { en: `Trigger ${index + 1}` },
    items: [{ type: 'definition', content }],
  }
}

function makePoint(index: number) {
  const place = { x: 70 + (index % marksPerRow) * 90, y: 80 + Math.floor(index / marksPerRow) * 160 }
  return { id: `point-${index}`, ...place, title: { en: `Point ${index + 1}` }, direction: 'up' }
}
