import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { startServer } from '@lectern/presets/start-server'
import { chromium } from 'playwright'
import type { BenchResult } from '../bench.ts'
import { playWords } from './play-words.ts'
import { readSampleBook } from './read-sample-book.ts'
import { scoreLitWords } from './score-lit-words.ts'
import { toHighlightRows } from './to-highlight-rows.ts'

/** Words of the sample book that are played at each rate. */
const WORDS = 300
const RATES = [0.5, 1, 2]

/** Plays the sample book in Chromium and measures when its words light up. Needs the build. */
export async function measureHighlights(report: (result: BenchResult) => void): Promise<void> {
  const server = await startServer()
  const browser = await chromium.launch(chromiumLaunchOptions)
  try {
    const { bookId, pages } = await readSampleBook(server.url)
    const words = pages.flatMap((each) => each.words).slice(0, WORDS)
    for (const rate of RATES) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      // The program's loader calls it in every function, also in those that run in the page.
      await page.addInitScript('globalThis.__name = (value) => value')
      await page.goto(`${server.url}/?book=${bookId}&variation=en`)
      await page.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) > 0)
      await page.getByRole('combobox', { name: 'Speed' }).selectOption(String(rate))
      const errors = scoreLitWords(await playWords(page, words), words, rate)
      for (const result of toHighlightRows(`highlight at rate ${rate}`, errors, WORDS)) report(result)
      await page.close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}
