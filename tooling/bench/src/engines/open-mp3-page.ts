import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { build, defaultClientConditions, type InlineConfig, preview } from 'vite'

/** Builds the page with Vite, opens it in Chromium and passes it to `measure`. */
export async function openMp3Page<Result>(measure: (page: Page) => Promise<Result>): Promise<Result> {
  const outDir = await mkdtemp(join(tmpdir(), 'lectern-mp3-page-'))
  const options: InlineConfig = {
    root: join(import.meta.dirname, 'mp3-page'),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@lectern/source', ...defaultClientConditions] },
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true },
    preview: { host: '127.0.0.1', port: 0 },
  }
  await build(options)
  const server = await preview(options)
  const browser = await chromium.launch(chromiumLaunchOptions)
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
