import { startServer, type StartedServer } from '@lectern/presets/start-server'
import { expect, test, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from './expect-accessible'
import { servePages, type ServedPages } from './serve-pages'

const pageCount = 1000
const pagesPerChapter = 250
const usualWords = 'The keeper of the lighthouse counted ships and wrote their names into a long book'.split(' ')
/** Words of the pages, from 1 on, that have others than the rest. */
const ownWords: Readonly<Record<number, readonly string[]>> = {
  40: ['A', 'Crème', 'brûlée', 'for', 'the', 'keeper'],
  700: ['She', 'asked', 'for', 'a', 'creme', 'brulee', 'and', 'an', 'extra-', 'ordinary', 'spoon'],
  990: ['No', 'Creme', 'Brulee', 'was', 'left'],
}

let folder: string
let server: StartedServer
/** A site of the book's partner. */
let school: ServedPages
let bookId: number
let pageIds: number[]

test.beforeAll(async ({ playwright }) => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-search-'))
  school = await servePages(
    'localhost',
    () => `<!doctype html><html lang="en"><title>Class</title><main><h1>Reading today</h1>
      <script src="${server.url}/embed.js"></script><lectern-book book="${bookId}" label="The long watch" style="block-size: 600px"></lectern-book></main>`,
  )
  const partner = { domainId: 1, mode: null, color: null, returnLink: null, allowedOrigins: [school.origin] }
  const file = join(folder, 'partners.json')
  await writeFile(file, JSON.stringify([partner]))
  server = await startServer({ LECTERN_PARTNERS: file, LECTERN_LIMITS: 'calls=off uploads=off' })
  const token = new URL(server.signInUrl).hash.replace('#sign-in=', '')
  const anonymous = await playwright.request.newContext({ baseURL: server.url })
  const { accessToken } = await (await anonymous.post('/api/auth/sign-in-link', { data: { token } })).json()
  await anonymous.dispose()
  const author = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { authorization: `Bearer ${accessToken}` },
  })
  await publishLongBook(author)
  await author.dispose()
})
test.afterAll(async () => {
  await Promise.all([server.stop(), school.stop()])
  await rm(folder, { recursive: true })
})

async function publishLongBook(author: APIRequestContext): Promise<void> {
  const send = async (method: 'post' | 'put', path: string, data: unknown) => {
    const answer = await author[method](path, { data })
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
    return answer.json()
  }
  const made = await send('post', '/books', { title: 'The long watch', language: 'en', visibility: 'public' })
  bookId = made.bookInfo.id
  pageIds = []
  for (let first = 0; first < pageCount; first += pagesPerChapter) {
    const name = `Watch ${first / pagesPerChapter + 1}`
    const chapter = first === 0 ? made.chapters[0] : await send('post', `/books/${bookId}/chapters`, { name })
    const names = Array.from({ length: pagesPerChapter }, (_, index) => ({ name: `Leaf ${index + 1}` }))
    const { pages } = await send('post', `/chapters/${chapter.id}/pages/batch`, { pages: names })
    const writes = pages.map(
      ({ pageId, variations }: { pageId: number; variations: { id: number }[] }, index: number) => ({
        pageId,
        variation: 'en',
        variationId: variations[0]!.id,
        rectData: { rects: [], rectsByWords: layOut(ownWords[first + index + 1] ?? usualWords) },
      }),
    )
    for (let at = 0; at < writes.length; at += 50) {
      await send('put', '/page-variations/update-rect-data', writes.slice(at, at + 50))
    }
    pageIds.push(...pages.map(({ pageId }: { pageId: number }) => pageId))
  }
  await send('post', '/word', {
    word: 'spoon',
    lang: 'en',
    definitions: [
      { lang: 'en', text: 'A small bowl with a handle.' },
      { lang: 'es', text: 'Un cuenco pequeño con mango.' },
    ],
  })
  await send('post', '/word', { word: 'submarine', lang: 'en', definitions: [{ lang: 'en', text: 'In no book.' }] })
  await send('post', `/api/book/${bookId}/publish`, {})
}

/** Places words in lines of four. */
function layOut(words: readonly string[]) {
  return words.map((word, index) => ({
    id: `word-${index}`,
    x: 40 + (index % 4) * 110,
    y: 60 + Math.floor(index / 4) * 60,
    width: 100,
    height: 34,
    word,
  }))
}

const idOf = (page: number) => pageIds[page - 1]!
const shown = (view: Page | FrameLocator, page: number) => view.locator(`[data-page="${idOf(page)}"][data-shown]`)

/** Expects that one frame, in view and marked as current, covers exactly these words of the visible page. */
async function expectFramed(view: Page, page: number, words: readonly string[]): Promise<void> {
  const frames = shown(view, page).locator('[data-hit]')
  await expect(frames).toHaveCount(1)
  await expect(frames).toHaveAttribute('data-current', '')
  await expect(frames).toBeInViewport()
  const frame = (await frames.boundingBox())!
  const covered = await shown(view, page)
    .locator('[data-word]')
    .evaluateAll((elements, { x, width, y, height }) => {
      const isIn = (at: number, start: number, size: number) => at > start && at < start + size
      return elements.flatMap((element) => {
        const box = element.getBoundingClientRect()
        const isFramed = isIn(box.x + box.width / 2, x, width) && isIn(box.y + box.height / 2, y, height)
        return isFramed ? [element.textContent] : []
      })
    }, frame)
  expect(covered).toEqual(words)
}

test('a guest finds text and definitions in a book of 1,000 pages without loading it [UI-031] [SCALE-001] [SCALE-002] [GLOS-001]', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const requested = (pattern: RegExp) => new Set(requests.filter((path) => pattern.test(path))).size
  const field = page.getByRole('searchbox', { name: 'Search in the book' })
  const hits = page.getByRole('list', { name: 'Hits' }).getByRole('button')

  await test.step('a page opens with one outline and the parts around it, wherever it is in the book', async () => {
    for (const at of [1, pageCount, 300]) {
      requests.length = 0
      await page.goto(`${server.url}/?book=${bookId}&page=${idOf(at)}`)
      await expect(shown(page, at).locator('[data-word]').first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      expect(requests.filter((path) => path.endsWith('/outline'))).toEqual([`/file/bookData/${bookId}/outline`])
      expect(requested(/\/parts\//)).toBeGreaterThan(0)
      expect(requested(/\/parts\//)).toBeLessThanOrEqual(3)
      expect(requested(/^\/file\/bookData\/\d+$/)).toBe(0)
    }
  })

  await test.step('the search opens by the slash key', async () => {
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('words are found on all pages, whatever their case and accents', async () => {
    await field.fill('CREME brulee')
    await expect(hits).toHaveCount(3)
    await expect(hits.nth(0)).toContainText('Page 40')
    await expect(hits.nth(1)).toContainText('Watch 3')
    await expect(hits.nth(0).locator('mark')).toHaveText('Crème brûlée')
    await expect(page.getByText('3 hits on 3 pages')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('only the index and the parts with hits were loaded', async () => {
    expect(requested(/\/parts\//)).toBeGreaterThan(0)
    expect(requested(/\/parts\//)).toBeLessThan(10)
    expect(requested(/\/search\/[0-9a-f]{40}$/)).toBeLessThan(4)
    expect(requested(/^\/file\/bookData\/\d+$/)).toBe(0)
  })

  await test.step('Enter leads from hit to hit, which are framed on their pages', async () => {
    await field.press('Enter')
    await expectFramed(page, 40, ['Crème', 'brûlée'])
    await field.press('Enter')
    await expect(shown(page, 700)).toBeVisible()
    await field.press('Shift+Enter')
    await expect(shown(page, 40)).toBeVisible()
    await hits.nth(2).click()
    await expectFramed(page, 990, ['Creme', 'Brulee'])
    await expect(page.getByText('Hit 3 of 3')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a word that a line end splits is found whole', async () => {
    await field.fill('extraordinary spoon')
    await expect(hits).toHaveCount(1)
    await hits.click()
    await expect(shown(page, 700)).toBeVisible()
    await expect(shown(page, 700).locator('[data-current]')).toHaveCount(1)
  })

  await test.step('a word of the glossary has its definition, which came with the book', async () => {
    await page.getByRole('button', { name: 'Definition of “spoon”' }).press('Enter')
    const drawer = page.getByRole('dialog', { name: 'spoon' })
    await expect(drawer.getByText('A small bowl with a handle.')).toBeVisible()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Español' }).click()
    await expect(drawer.getByText('Un cuenco pequeño con mango.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    const { book } = await (await page.request.get(`${server.url}/file/bookData/${bookId}/outline`)).json()
    expect(book.glossary.wordCount).toBe(1)
    expect(requested(/\/glossary\//)).toBe(1)
  })

  await test.step('a search without hits says so', async () => {
    await field.fill('nowhere')
    await expect(page.getByRole('heading', { name: 'No page has “nowhere”' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('it works in a frame, on a phone too', async () => {
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto(school.origin)
    const frame = page.frameLocator('iframe')
    // A narrow frame has room for one button, the menu's.
    await frame.getByRole('button', { name: 'More', exact: true }).click()
    await frame.getByRole('menuitem', { name: 'Contents' }).click()
    await frame.getByRole('tab', { name: 'Search' }).click()
    await frame.getByRole('searchbox').fill('creme brulee')
    await frame.getByRole('list', { name: 'Hits' }).getByRole('button').nth(1).click()
    await expect(shown(frame, 700)).toBeVisible()
    await expect(shown(frame, 700).locator('[data-current]')).toBeInViewport()
    await frame.getByRole('button', { name: 'Next hit' }).click()
    await expect(shown(frame, 990).locator('[data-current]')).toHaveCount(1)
    await expect(frame.getByText('Hit 3 of 3')).toBeVisible()
  })
})
