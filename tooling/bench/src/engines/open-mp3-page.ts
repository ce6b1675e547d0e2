import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { build, defaultClientConditions, preview } from 'vite'
import { provideChromium } from '../../../browser.mjs'

/** Builds the page as an app would be, and opens it in a Chromium. */
export async function openMp3Page<Result>(measure: (page: Page) => Promise<Result>): Promise<Result> {
  const outDir = await mkdtemp(join(tmpdir(), 'lectern-mp3-page-'))
  const options = {
    root: join(import.meta.dirname, 'mp3-page'),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@lectern/source', ...defaultClientConditions] },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true },
    preview: { host: '127.0.0.1', port: 0 },
  } as const
  const executablePath = await provideChromium()
  await build({ ...options, resolve: { conditions: [...options.resolve.conditions] } })
  const server = await preview({ ...options, resolve: { conditions: [...options.resolve.conditions] } })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction(() => 'timeEncoders' in window)
    return await measure(page)
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
