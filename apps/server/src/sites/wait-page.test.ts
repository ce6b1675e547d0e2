import { expect, test } from 'vitest'
import { serveWhileStarting } from '../serve-while-starting'
import { serveWaitPage } from './serve-wait-page'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const visit = (path: string, headers: Readonly<Record<string, string>> = browser) =>
  new Request(`http://lectern.test${path}`, { headers })
const starting = serveWhileStarting('1.0.0', () => 1)
const away = serveWaitPage(() =>
  Response.json({ code: 'database-away', msg: 'The database cannot be reached.' }, { status: 503 }),
)

test.each(['/', '/?book=7', '/studio/books/7'])(
  'shows a page that loads %s again while the server starts',
  async (path) => {
    const page = starting(visit(path))
    expect(page.status).toBe(503)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('retry-after')).toBe('3')
    const html = await page.text()
    expect(html).toContain('<meta http-equiv="refresh" content="3">')
    expect(html).toContain('The server is starting.')
  },
)

test('shows the page while the database is unavailable, in the language of the browser', async () => {
  const page = await away(visit('/', { ...browser, 'accept-language': 'fr;q=0.9, es-MX;q=0.8, en;q=0.5' }), undefined)
  const html = await page.text()
  expect(page.status).toBe(503)
  expect(html).toContain('<html lang="es">')
  expect(html).toContain('no puede acceder a su base de datos')
})

test("answers programs, and the operator's addresses, with JSON", async () => {
  for (const request of [visit('/', {}), visit('/', { accept: '*/*' }), visit('/health'), visit('/ready')]) {
    expect(starting(request).headers.get('content-type')).toBe('application/json')
    expect((await away(request, undefined)).headers.get('content-type')).toBe('application/json')
  }
})

test('leaves every other response as it is', async () => {
  const page = new Response('<title>Reader</title>', { headers: { 'content-type': 'text/html' } })
  expect(await serveWaitPage(() => page)(visit('/'), undefined)).toBe(page)
})
