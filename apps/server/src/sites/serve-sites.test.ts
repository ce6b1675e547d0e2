import type { ApiEnvironment } from '@lectern/backend'
import { Hono } from 'hono'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { serveSites } from './serve-sites'

const page = '<!doctype html><html><head><title>Studio</title></head><body></body></html>'

/** Returns the studio's page as a server with this address sends it. */
async function requestStudio(publicUrl: string | null): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'lectern-sites-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folder = join(root, 'apps/studio/dist')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), page)
  const app = new Hono<ApiEnvironment>()
  serveSites(app, root, {
    framingOrigins: () => Promise.resolve([]),
    openingHints: () => Promise.resolve(null),
    mediaOrigins: [],
    publicUrl,
  })
  const response = await app.request('/studio/books/7')
  return response.text()
}

test('the page of the studio names the address at which people reach the server, if there is one', async () => {
  expect(await requestStudio(null)).toBe(page)
  expect(await requestStudio('https://books.example.org')).toBe(
    page.replace('</head>', '<meta name="public-url" content="https://books.example.org" /></head>'),
  )
})
