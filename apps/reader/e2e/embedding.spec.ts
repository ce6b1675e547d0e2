import { startServer, type StartedServer } from '@lectern/presets/start-server'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from './expect-accessible'
import { meetPageContent, takeQuiz, type Hand } from './interactive-book'
import { readSampleBook, type SampleBook } from './sample-book'
import { signUp } from './sign-up'
import { servePages, type ServedPages } from './serve-pages'

let folder: string
let server: StartedServer
let book: SampleBook
/** The book with all interactive content. */
let otto: SampleBook
/** Two sites of the book's partner, and one of somebody else. */
let school: ServedPages
let library: ServedPages
let foreign: ServedPages

test.beforeAll(async ({ playwright }) => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-partners-'))
  school = await servePages('localhost', hostPage)
  library = await servePages('127.0.0.1', hostPage)
  foreign = await servePages('localhost', (path) => (path === '/intruder' ? intruderPage() : hostPage(path)))
  const partner = {
    domainId: 1,
    mode: null,
    color: '#fd7e1d',
    returnLink: `${school.origin}/class`,
    allowedOrigins: [school.origin, library.origin],
  }
  const file = join(folder, 'partners.json')
  await writeFile(file, JSON.stringify([partner]))
  server = await startServer({ LECTERN_PARTNERS: file })
  const request = await playwright.request.newContext()
  book = await readSampleBook(request, server.url, 'en')
  otto = await readSampleBook(request, server.url, 'en', 'Otto')
  await request.dispose()
})
test.afterAll(async () => {
  await Promise.all([server.stop(), school.stop(), library.stop(), foreign.stop()])
  await rm(folder, { recursive: true })
})

const pageAt = (index: number) => book.pages[index]!
const noted = ['ready', 'page', 'progress', 'playback', 'end', 'quiz', 'failed', 'session', 'exit']

/** Returns the host page that the README shows to partners; `/lying` frames the reader with a false host in its address. */
function hostPage(path: string): string {
  const [, token] = /^\/(?:member|otto)\/(.+)$/.exec(path) ?? []
  const shows = path.startsWith('/otto/') ? otto : book
  const shown =
    path === '/lying'
      ? `<iframe title="Book" src="${server.url}/?book=${book.bookId}&embed=1&domainId=1&host=${school.origin}"></iframe>`
      : `<lectern-book book="${shows.bookId}" page="${shows.pages[1]!.pageId}" label="${shows.title}"${token ? ' awaits-token' : ''}></lectern-book>`
  return `<!doctype html><html lang="en"><title>Class</title><main><h1>Reading today</h1>
    <script>window.heard=[];for(const type of ${JSON.stringify(noted)})document.addEventListener('lectern-'+type,e=>heard.push(e.detail))
    ${path === '/beset' ? "document.addEventListener('lectern-exit',e=>e.preventDefault())" : ''}</script>
    <script src="${server.url}/embed.js"></script>${shown}
    ${token ? `<script>document.querySelector('lectern-book').signIn('${token}')</script>` : ''}
    ${path === '/beset' ? `<iframe title="Advertisement" src="${foreign.origin}/intruder"></iframe>` : ''}</main>`
}

/** Returns a page that sends messages as if it were the reader. */
function intruderPage(): string {
  return `<!doctype html><html lang="en"><title>Intruder</title><p>Nothing to see.</p><script>
    parent.postMessage({lectern:1,type:'exit',returnUrl:'https://evil.example/'},'*')
    parent.postMessage({lectern:1,type:'progress',seenPages:9,pageCount:9},'*')</script>`
}

interface Heard {
  readonly type: string
  readonly pageId?: number
  readonly state?: string
  readonly seenPages?: number
  readonly returnUrl?: string
  readonly reason?: string
  readonly language?: string
}
const heardBy = (page: Page) => page.evaluate<Heard[]>('window.heard')
const typesHeardBy = async (page: Page) => (await heardBy(page)).map(({ type }) => type)

test('a partner site shows a book without its header, follows its pages and controls it [EMBED-001 EMBED-007 NAV-029]', async ({
  page,
}) => {
  const frame = page.frameLocator('lectern-book iframe')
  for (const site of [library, school]) {
    await page.goto(`${site.origin}/beset`)
    await expect(frame.locator('[data-shown]')).toHaveAttribute('data-page', String(pageAt(1).pageId))
    await expect.poll(() => typesHeardBy(page)).toEqual(['ready', 'page', 'progress'])
  }
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0)
  const back = frame.getByRole('link', { name: 'Back to localhost' })
  await expect(back).toBeVisible()
  await expectAccessible(page)

  await page.evaluate(`document.querySelector('lectern-book').goTo(${pageAt(3).pageId})`)
  await expect(frame.locator('[data-shown]')).toHaveAttribute('data-page', String(pageAt(3).pageId))
  await expect.poll(async () => (await heardBy(page)).at(-1)).toMatchObject({ type: 'progress', seenPages: 2 })
  await page.evaluate(`document.querySelector('lectern-book').play()`)
  await expect.poll(async () => (await heardBy(page)).at(-1)).toMatchObject({ type: 'playback', state: 'playing' })
  await page.evaluate(`document.querySelector('lectern-book').pause()`)
  await expect.poll(async () => (await heardBy(page)).at(-1)).toMatchObject({ type: 'playback', state: 'paused' })

  const before = await heardBy(page)
  await page.evaluate(`{
    const reader = document.querySelector('lectern-book').shadowRoot.querySelector('iframe').contentWindow
    for (let i = 0; i < 200; i += 1) reader.postMessage([{ lectern: 2, type: 'play' }, { type: 'play' }, { lectern: 1, type: 'goTo', pageId: '' + i }, 'play', [i]][i % 5], '*')
  }`)
  // Commands are handled in order: had playback begun, its message would have come before this answer.
  await page.evaluate(`document.querySelector('lectern-book').goTo(${pageAt(2).pageId})`)
  await expect(frame.locator('[data-shown]')).toHaveAttribute('data-page', String(pageAt(2).pageId))
  await expect
    .poll(async () => (await heardBy(page)).slice(before.length).map(({ type }) => type))
    .toEqual(['page', 'progress'])
  await page.evaluate(`document.querySelector('lectern-book').goTo(${pageAt(3).pageId})`)
  await expect(frame.locator('[data-shown]')).toHaveAttribute('data-page', String(pageAt(3).pageId))
  await back.click()
  await expect
    .poll(async () => (await heardBy(page)).at(-1))
    .toEqual({ type: 'exit', returnUrl: `${school.origin}/class` })
  // The host called preventDefault: it decides what its readers see next.
  expect(page.url()).toBe(`${school.origin}/beset`)
  expect((await heardBy(page)).filter(({ type }) => type === 'exit')).toHaveLength(1)
  await expect(frame.locator('[data-shown]')).toHaveAttribute('data-page', String(pageAt(3).pageId))

  // Without preventDefault the host page navigates back.
  await page.goto(`${library.origin}/`)
  await back.click()
  await page.waitForURL(`${school.origin}/class`)
})

test('a site that the partner does not list cannot show a book, whatever origin it claims [EMBED-007]', async ({
  page,
}) => {
  const refusals: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('frame-ancestors')) refusals.push(message.text())
  })
  for (const [index, path] of ['/', '/lying'].entries()) {
    await page.goto(`${foreign.origin}${path}`)
    await expect.poll(() => refusals.length).toBe(index + 1)
    const shown = page.frames().filter((frame) => frame.url().startsWith(server.url))
    expect(await Promise.all(shown.map((frame) => frame.locator('[data-page]').count()))).toEqual(shown.map(() => 0))
    expect(await heardBy(page)).toEqual([])
  }
})

const reader = { name: 'Ada', email: 'ada@example.org', password: 'a long secret of ada' }

/** Lets only members of its domain read the book. */
async function hideFromGuests(request: APIRequestContext): Promise<void> {
  const token = new URL(server.signInUrl).hash.replace('#sign-in=', '')
  const { accessToken } = await (await request.post(`${server.url}/api/auth/sign-in-link`, { data: { token } })).json()
  const published = await request.post(`${server.url}/api/book/${book.bookId}/publish`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { visibility: 'domain' },
  })
  expect(published.ok()).toBe(true)
}

test('a partner site opens a book by token or sign-in window and is told when it ends', async ({
  page,
  browser,
  request,
}) => {
  await signUp(request, server, reader)
  const session = await (await request.post(`${server.url}/api/auth/signin`, { data: reader })).json()
  await hideFromGuests(request)
  const lastPage = book.pages.length - 1

  await test.step('a guest signs in by a window, and the frame opens the book', async () => {
    await page.goto(`${school.origin}/`)
    const frame = page.frameLocator('lectern-book iframe')
    await expect(frame.getByRole('heading', { level: 1, name: "We can't find this book" })).toBeVisible()
    await expect.poll(() => heardBy(page)).toMatchObject([{ type: 'failed', reason: 'missing' }])
    await expectAccessible(page)
    const opened = page.waitForEvent('popup')
    await frame.getByRole('link', { name: 'Sign in' }).click()
    const popup = await opened
    await popup.getByLabel('Email').fill(reader.email)
    await popup.getByLabel('Password', { exact: true }).fill(reader.password)
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: 'Sign in' }).click()
    await closed
    await expect(frame.locator('[data-shown]')).toHaveAttribute('data-page', String(pageAt(1).pageId))
    await expect.poll(() => typesHeardBy(page)).toEqual(['failed', 'session', 'ready', 'page', 'progress'])
  })

  const member = await (await browser.newContext()).newPage()
  const frame = member.frameLocator('lectern-book iframe')
  const token = Buffer.from(JSON.stringify(session)).toString('base64url')
  await test.step('the token of the site opens the book, without a dead end before', async () => {
    await member.goto(`${school.origin}/member/${token}`)
    await expect(frame.locator('[data-shown]')).toHaveAttribute('data-page', String(pageAt(1).pageId))
    await expect.poll(() => typesHeardBy(member)).toEqual(['failed', 'session', 'ready', 'page', 'progress'])
  })
  await test.step('keys, sound and full screen work in the frame', async () => {
    await frame.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(async () => (await heardBy(member)).at(-1)).toMatchObject({ type: 'playback', state: 'playing' })
    await member.keyboard.press('Space')
    await expect.poll(async () => (await heardBy(member)).at(-1)).toMatchObject({ type: 'playback', state: 'paused' })
    await member.keyboard.press('ArrowRight')
    await expect(frame.locator('[data-shown]')).toHaveAttribute('data-page', String(pageAt(2).pageId))
    const inside = member.frames().find((candidate) => candidate.url().startsWith(server.url))
    const permitted = await inside?.evaluate(() => [document.fullscreenEnabled, document.pictureInPictureEnabled])
    expect(permitted).toEqual([true, true])
  })
  await test.step('the language and the theme change by attribute, in the same frame', async () => {
    await member.evaluate(`{
      window.loads = 0
      const book = document.querySelector('lectern-book')
      book.shadowRoot.querySelector('iframe').addEventListener('load', () => (window.loads += 1))
      book.theme = 'contrast'
      book.variation = 'es'
    }`)
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'contrast')
    await expect
      .poll(async () => (await heardBy(member)).filter(({ type }) => type === 'ready'))
      .toMatchObject([{ language: 'en' }, { language: 'es' }])
    expect(await member.evaluate('window.loads')).toBe(0)
  })
  await test.step('a trigger, a coaching point, a glossary word and a quiz of another book open by mouse', async () => {
    const mouse: Hand = {
      press: (control) => control.click(),
      define: ({ word }) => word.click(),
      choose: (choice) => choice.click(),
      async write(field, text) {
        await field.click()
        await member.keyboard.type(text)
      },
      async close(opened) {
        await expectAccessible(member)
        await opened.getByRole('button', { name: 'Close' }).click()
        await expect(opened).toBeHidden()
      },
    }
    await member.goto(`${school.origin}/otto/${token}`)
    const shown = (index: number) => frame.locator(`[data-shown][data-page="${otto.pages[index]!.pageId}"] img`)
    await expect(shown(1)).toHaveAttribute('data-loaded', '')
    const inside = member.frames().find((candidate) => candidate.url().startsWith(server.url))!
    await meetPageContent(inside, mouse)
    await member.evaluate(`document.querySelector('lectern-book').goTo(${otto.pages[6]!.pageId})`)
    await expect(shown(6)).toHaveAttribute('data-loaded', '')
    await takeQuiz(inside, mouse)
    await expect.poll(() => heardBy(member)).toContainEqual(expect.objectContaining({ type: 'quiz' }))
    await member.goto(`${school.origin}/member/${token}`)
    await expect(frame.locator('[data-shown]')).toHaveAttribute('data-page', String(pageAt(1).pageId))
  })
  await test.step('past the last page is the end, told once and accessible in a small frame', async () => {
    await member.setViewportSize({ width: 667, height: 375 })
    await member.evaluate(`document.querySelector('lectern-book').goTo(${pageAt(lastPage).pageId})`)
    await expect(frame.locator('[data-shown]')).toHaveAttribute('data-page', String(pageAt(lastPage).pageId))
    await frame.getByRole('button', { name: 'Next page' }).click()
    const ending = frame.getByText('The end', { exact: true }).or(frame.getByText('Fin', { exact: true }))
    await expect(ending).toBeVisible()
    await expectAccessible(member)
    await frame.getByRole('button', { name: 'Next page' }).click()
    expect((await typesHeardBy(member)).filter((type) => type === 'end')).toEqual(['end'])
  })
  await test.step('a token that says nothing is refused, and the site is told why', async () => {
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(`${school.origin}/member/nonsense`)
    await expect
      .poll(() => heardBy(stranger))
      .toMatchObject([
        { type: 'failed', reason: 'missing' },
        { type: 'session', state: 'unreadable-token' },
      ])
    await stranger.context().close()
  })
  await member.context().close()
})
