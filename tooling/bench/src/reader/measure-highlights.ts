import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { startServer } from '@lectern/presets/start-server'
import { chromium, type Page } from 'playwright'
import { z } from 'zod'
import type { BenchResult } from '../bench.ts'
import { recordLitWords } from './record-lit-words.ts'
import { scoreLitWords, type TimedWord } from './score-lit-words.ts'

/** Words of the sample book that are played at each rate. */
const WORDS = 300
const RATES = [0.5, 1, 2]
const MEDIAN_MILLISECONDS = 4
const MOST_MILLISECONDS = 12

const Book = z.object({
  bookInfo: z.object({ id: z.number() }),
  chapters: z.array(
    z.object({
      pages: z.array(
        z.object({
          pageId: z.number(),
          variations: z.array(
            z.object({
              variation: z.string(),
              rectData: z.object({
                rectsByWords: z.array(z.object({ id: z.string(), startTime: z.number(), endTime: z.number() })),
              }),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** Plays the sample book in Chromium and measures when its words light up. Needs the build. */
export async function measureHighlights(report: (result: BenchResult) => void): Promise<void> {
  const server = await startServer()
  const browser = await chromium.launch(chromiumLaunchOptions)
  try {
    const { bookId, words } = await readWords(server.url)
    for (const rate of RATES) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      // The program's loader calls it in every function, also in those that run in the page.
      await page.addInitScript('globalThis.__name = (value) => value')
      await page.goto(`${server.url}/?book=${bookId}&variation=en`)
      await page.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) > 0)
      await page.getByRole('combobox', { name: 'Speed' }).selectOption(String(rate))
      const errors = scoreLitWords(await play(page, words), words, rate)
      for (const result of toRows(errors, rate)) report(result)
      await page.close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function readWords(url: string): Promise<{ bookId: number; words: TimedWord[] }> {
  const [summary] = z
    .array(z.object({ id: z.number() }))
    .parse(await (await fetch(`${url}/books/minimal/7?search=Nell`)).json())
  if (summary === undefined) throw new Error('The library has no book.')
  const book = Book.parse(await (await fetch(`${url}/file/bookData/${summary.id}`)).json())
  const words = (book.chapters[0]?.pages ?? []).flatMap(({ pageId, variations }) =>
    (variations.find(({ variation }) => variation === 'en')?.rectData.rectsByWords ?? []).map((rect) => ({
      key: `${pageId}/${rect.id}`,
      start: rect.startTime,
      end: rect.endTime,
    })),
  )
  return { bookId: book.bookInfo.id, words: words.slice(0, WORDS) }
}

async function play(page: Page, words: readonly TimedWord[]) {
  const end = words.at(-1)?.end
  if (end === undefined) throw new Error('The sample book has no words.')
  const recording = recordLitWords(page, end)
  await page.keyboard.press('Space')
  return recording
}

function toRows(errors: ReturnType<typeof scoreLitWords>, rate: number): BenchResult[] {
  const { ours, nextFrame, poll, update, missed, outOfOrder } = errors
  const peers = [
    { name: 'first frame after the start', values: nextFrame },
    { name: 'poll of 100 ms', values: poll },
    { name: 'timeupdate', values: update },
  ]
  const row = (name: string, limit: number, measure: (values: readonly number[]) => number): BenchResult => ({
    name: `highlight at rate ${rate}, ${name}`,
    unit: 'ms',
    ours: measure(ours),
    target: `± ${limit}`,
    peers: peers.map((peer) => ({ name: peer.name, value: measure(peer.values), ratio: null, targetRatio: null })),
    reached: ours.length > 0 && Math.abs(measure(ours)) <= limit,
  })
  const faults = missed.length + outOfOrder.length
  return [
    row('median error', MEDIAN_MILLISECONDS, (values) => quantile(values, 0.5)),
    row('95 % of errors within', MOST_MILLISECONDS, (values) => quantile(values.map(Math.abs), 0.95)),
    {
      name: `highlight at rate ${rate}, missed or out of order`,
      unit: `of ${WORDS} words`,
      ours: faults,
      target: '0',
      peers: [],
      reached: faults === 0,
    },
  ]
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
