// Takes the pictures in docs/screens: every screen, dark and light, 1280 and 375 wide.
//   pnpm --filter @lectern/screens take [part of a name …]
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { startServer } from '@lectern/presets/start-server'
import { chromium, type BrowserContextOptions, type Page } from 'playwright'
import sharp from 'sharp'
import { readerScreens, studioScreens, type Screen } from './screens.ts'

const MAX_BYTES = 150_000
const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'screens')
const wanted = process.argv.slice(2)
const views = [
  { width: 1280, height: 800 },
  { width: 375, height: 740 },
] as const
const themes = ['dark', 'light'] as const

/**
 * As WebP, at the best quality that stays within the bound.
 *
 * @throws when none does: nothing is written then
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

async function take(screens: readonly Screen[], storage?: BrowserContextOptions['storageState']): Promise<void> {
  for (const screen of screens.filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  )) {
    for (const theme of themes) {
      for (const viewport of views) {
        const context = await browser.newContext({
          viewport,
          deviceScaleFactor: 1,
          reducedMotion: 'reduce',
          ...(storage ? { storageState: storage } : {}),
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
}

try {
  await take(readerScreens)
  const author = await browser.newContext()
  const page = await author.newPage()
  await page.goto(server.signInUrl)
  await page.getByRole('heading', { name: 'Your books' }).waitFor()
  const session = await author.storageState()
  await author.close()
  await take(studioScreens, session)
} finally {
  await browser.close()
  await server.stop()
}
