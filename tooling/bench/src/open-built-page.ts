import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { build, defaultClientConditions, type InlineConfig, mergeConfig, preview } from 'vite'

export interface BuiltPageOptions {
  /** Folder with the page's `index.html`. */
  readonly root: string
  /** Vite settings besides the workspace's sources. */
  readonly config?: InlineConfig
  /** Name that the page puts on its window once it can be measured. */
  readonly readyName: string
}

/** Builds a page with Vite, opens it in Chromium and passes it to `measure`. */
export async function openBuiltPage<Result>(
  { root, config = {}, readyName }: BuiltPageOptions,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const outDir = await mkdtemp(join(tmpdir(), 'lectern-bench-page-'))
  const options = mergeConfig<InlineConfig, InlineConfig>(
    {
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { conditions: ['@lectern/source', ...defaultClientConditions] },
      worker: { format: 'es' },
      build: { outDir, emptyOutDir: true },
      preview: { host: '127.0.0.1', port: 0 },
    },
    config,
  )
  await build(options)
  const server = await preview(options)
  const browser = await chromium.launch(chromiumLaunchOptions)
  try {
    const page = await browser.newPage()
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.waitForFunction((name) => name in window, readyName)
    return await measure(page)
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
