import type { Browser, Page } from 'playwright'
import { collectPlayFaults } from './collect-play-faults.ts'
import { usualViewport } from './views.ts'

/** Stories see the same moment each time. */
const NOW = new Date('2026-03-02T09:00:00Z')
/** Longer timers never fire, so that toasts stay and countdowns stand still. */
const MAX_TIMER_MS = 400
const IGNORE_LONG_TIMERS = `for (const name of ['setTimeout', 'setInterval']) {
  const real = globalThis[name]
  globalThis[name] = (run, wait, ...args) => (wait > ${MAX_TIMER_MS} ? 0 : real(run, wait, ...args))
}`
/** Script that takes away what another story may have left behind, and starts the random numbers again. */
export const resetPage = `localStorage.clear(); sessionStorage.clear(); globalThis.__RANDOM_SEED__ = 7;`
const SEEDED_RANDOM = `{
  globalThis.__RANDOM_SEED__ = 7
  Math.random = () => (globalThis.__RANDOM_SEED__ = (globalThis.__RANDOM_SEED__ * 16807) % 2147483647) / 2147483647
}`

/** Opens a page in which stories look the same each time: fixed time, time zone, locale and random numbers. */
export async function openStoryPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: usualViewport,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    locale: 'en-GB',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  await page.addInitScript(resetPage)
  await page.addInitScript(IGNORE_LONG_TIMERS)
  await page.addInitScript(collectPlayFaults)
  await page.addInitScript(SEEDED_RANDOM)
  return page
}
