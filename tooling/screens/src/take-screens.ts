// Takes pictures of the screens of a production build with the sample book.
//   pnpm --filter @lectern/screens take           the pictures of docs/screens
//   pnpm --filter @lectern/screens take --all     every state, theme and width, to test-results/screens
// Names, or parts of them, take only those screens.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { startServer } from '@lectern/presets/start-server'
import { studioMessages } from '@lectern/messages'
import { chromium, type BrowserContextOptions, type Page } from 'playwright'
import sharp from 'sharp'
import { readerScreens, studioScreens, type Screen } from './screens.ts'

const MAX_BYTES = 150_000
const root = join(import.meta.dirname, '..', '..', '..')
const {
  values: { all },
  positionals: wanted,
} = parseArgs({ options: { all: { type: 'boolean', default: false } }, allowPositionals: true })
const folder = all ? join(root, 'test-results', 'screens') : join(root, 'docs', 'screens')

const desktop = { width: 1280, height: 800 }
const phone = { width: 375, height: 740 }
const documentedViews = [
  { theme: 'dark', viewport: desktop },
  { theme: 'light', viewport: phone },
]
const everyView = ['dark', 'light'].flatMap((theme) => [desktop, phone].map((viewport) => ({ theme, viewport })))

/**
 * Writes a screenshot as WebP, in the best quality of which the file is small enough.
 *
 * @throws if the lowest quality is too large; no file is written then
 */
async function save(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot()
  let smallest = Infinity
  for (const quality of [88, 78, 66, 50]) {
    const webp = await sharp(picture).webp({ quality, effort: 5 }).toBuffer()
    if (webp.length <= MAX_BYTES) {
      await writeFile(join(folder, `${name}.webp`), webp)
      return
    }
    smallest = Math.min(smallest, webp.length)
  }
  throw new Error(`The picture has ${smallest} bytes at the lowest quality, more than ${MAX_BYTES}.`)
}

const server = await startServer()
const browser = await chromium.launch(chromiumLaunchOptions)
await mkdir(folder, { recursive: true })
if (wanted.length === 0) {
  for (const name of await readdir(folder)) if (name.endsWith('.webp')) await rm(join(folder, name))
}

async function takeScreens(
  screens: readonly Screen[],
  storageState?: BrowserContextOptions['storageState'],
): Promise<void> {
  const chosen = screens.filter(({ name, isDocumented }) => {
    const isWanted = wanted.length === 0 || wanted.some((part) => name.includes(part))
    return isWanted && (all || isDocumented === true)
  })
  for (const screen of chosen) {
    for (const { theme, viewport } of all ? everyView : documentedViews) {
      const context = await browser.newContext({
        viewport,
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        ...(storageState ? { storageState } : {}),
      })
      await context.addInitScript(`localStorage.setItem('theme', '${theme}')`)
      const page = await context.newPage()
      const name = `${screen.name}-${theme}-${viewport.width}`
      try {
        await screen.open(page, server)
        await save(page, name)
        console.log(`✓ ${name}`)
      } catch (error) {
        process.exitCode = 1
        console.error(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
      await context.close()
    }
  }
}

try {
  await takeScreens(readerScreens)
  const author = await browser.newContext()
  const page = await author.newPage()
  await page.goto(server.signInUrl)
  await page.getByRole('heading', { name: studioMessages.en.libraryTitle }).waitFor()
  const session = await author.storageState()
  await author.close()
  await takeScreens(studioScreens, session)
} finally {
  await browser.close()
  await server.stop()
}
