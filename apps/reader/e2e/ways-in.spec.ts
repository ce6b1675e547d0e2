import { startServer, type StartedServer } from '@lectern/presets/start-server'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAccessible } from './expect-accessible'
import { publishQuizBook } from './publish-quiz-book'
import { readSampleBook, type SampleBook } from './sample-book'
import { signUp } from './sign-up'

const school = 'https://school.example'
const reader = { name: 'Ada', email: 'ada@example.org', password: 'a long secret of ada' }

let folder: string
let server: StartedServer
let book: SampleBook

test.beforeAll(async ({ playwright }) => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-ways-'))
  const partner = {
    domainId: 1,
    mode: 'gbm',
    color: null,
    returnLink: `${school}/books`,
    allowedOrigins: [school],
  }
  const file = join(folder, 'partners.json')
  await writeFile(file, JSON.stringify([partner]))
  server = await startServer({ LECTERN_PARTNERS: file })
  const request = await playwright.request.newContext()
  book = await readSampleBook(request, server.url, 'en')
  await signUp(request, server, reader)
  await request.dispose()
})
test.afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const pageAt = (index: number) => book.pages[index]!
const addressOf = (query: string, index = 1) =>
  `${server.url}/?book=${book.bookId}&page=${pageAt(index).pageId}${query === '' ? '' : `&${query}`}`
const expectShown = (page: Page, index: number) =>
  expect(page.locator('[data-page][data-shown]')).toHaveAttribute('data-page', String(pageAt(index).pageId))
const placesKept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lectern.place.')).length)

test('all ten modes show their own chrome, invite guests and keep a place only if they may [NAV-001 NAV-002 NAV-007 NAV-008 NAV-009 NAV-010 NAV-011 NAV-012 NAV-013 NAV-014 NAV-015 NAV-016 NAV-020 NAV-023 NAV-030 NAV-028 NAV-036 TOOL-004 TOOL-005 QUIZ-001]', async ({
  page,
}) => {
  /** Reads which parts of the reader are on screen once its tools are there. */
  const readChrome = async () => {
    await page.waitForLoadState('networkidle')
    const count = (locator: Locator) => locator.count().then((found) => found > 0)
    return {
      hasTools: await count(page.getByRole('button', { name: 'More', exact: true })),
      invites: await count(page.getByRole('region', { name: 'Sign-in' })),
      saysSo: await count(page.getByRole('region', { name: /^(Sample|Test|Preview)$/ })),
    }
  }
  const turnAndLeave = async () => {
    await page.getByRole('button', { name: 'Next page' }).click()
    await expectShown(page, 2)
    await page.goto(`${server.url}/embed.js`)
    return placesKept(page)
  }
  /** Leaves the reader first, which keeps its place when it is left. */
  const forgetPlaces = async () => {
    await page.goto(`${server.url}/embed.js`)
    await page.evaluate(() => localStorage.clear())
  }
  await test.step('sample: everything can be read and nothing is kept', async () => {
    await page.goto(addressOf('mode=sample'))
    await expect(page.getByRole('region', { name: 'Sample' })).toBeVisible()
    await expectAccessible(page)
    expect(await readChrome()).toEqual({ hasTools: true, invites: false, saysSo: true })
    expect(await turnAndLeave()).toBe(0)
  })
  await test.step('testing: a failed request is shown with call, status and code', async () => {
    await page.route('**/outline', (route) =>
      route.fulfill({ status: 422, json: { code: 'invalid-field', field: 'id', msg: 'Not this one.' } }),
    )
    await page.goto(addressOf('mode=testing'))
    const failed = page.getByRole('region', { name: 'Failed requests' })
    await expect(failed.getByText(`GET /file/bookData/${book.bookId}/outline`)).toBeVisible()
    for (const text of ['422', 'invalid-field', 'id'])
      await expect(failed.getByText(text, { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/outline')
    await page.goto(addressOf('mode=testing'))
    await expect(page.getByRole('region', { name: 'Test', exact: true })).toBeVisible()
    expect(await readChrome()).toEqual({ hasTools: true, invites: false, saysSo: true })
    expect(await turnAndLeave()).toBe(0)
  })
  await test.step('simple: no cover, and no tools beside reading', async () => {
    await page.goto(`${server.url}/?book=${book.bookId}&mode=simple`)
    await expectShown(page, 0)
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
    expect(await readChrome()).toEqual({ hasTools: false, invites: false, saysSo: false })
    await expect(page.getByRole('combobox', { name: 'Interface language' })).toHaveCount(0)
    await expectAccessible(page)
  })
  for (const mode of ['heresAmerica', 'gbm', 'interlude', 'interludeDev']) {
    await test.step(`${mode}: a guest is invited to sign in and reads on`, async () => {
      await page.goto(addressOf(`mode=${mode}`))
      const invitation = page.getByRole('region', { name: 'Sign-in' })
      await expect(invitation).toBeVisible()
      await expectShown(page, 1)
      expect(await readChrome()).toEqual({ hasTools: true, invites: true, saysSo: false })
      await expectAccessible(page)
      await invitation.getByRole('button', { name: 'Dismiss' }).click()
      await expect(invitation).toHaveCount(0)
      expect(await turnAndLeave()).toBe(1)
    })
  }
  for (const query of ['mode=brochure', 'brochure=1']) {
    await test.step(`${query}: the chapters of a brochure, without a cover`, async () => {
      await forgetPlaces()
      await page.goto(`${server.url}/?book=${book.bookId}&${query}`)
      await expectShown(page, 0)
      await expect(page.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true')
      expect(await readChrome()).toEqual({ hasTools: true, invites: false, saysSo: false })
      if (query === 'mode=brochure') await expectAccessible(page)
    })
  }
  await test.step('an unknown mode is the plain reader, whose audio book has a cover and plays', async () => {
    await forgetPlaces()
    await page.goto(`${server.url}/?book=${book.bookId}&mode=nonsense`)
    await expect(page.locator('[data-page][data-shown]')).toHaveAttribute('data-page', '-1')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expectShown(page, 0)
    expect(await readChrome()).toEqual({ hasTools: true, invites: false, saysSo: false })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(page.locator('[data-shown] [data-lit]').first()).toBeVisible()
  })
  await test.step('authoring: the studio and its audio editor, in the same product and by the same client', async () => {
    await page.goto(server.signInUrl)
    await expect(page.getByRole('heading', { name: 'Your books' })).toBeVisible()
    const calls: { origin: string; isSigned: boolean }[] = []
    page.on('request', (request) => {
      if (!['fetch', 'xhr'].includes(request.resourceType())) return
      const { origin, pathname } = new URL(request.url())
      // Files of the object store and voice samples have signed addresses.
      const isSigned = request.headers()['authorization']?.startsWith('Bearer ') ?? false
      if (!/^\/(assets|objects|api\/auth)\//.test(pathname)) calls.push({ origin, isSigned })
    })
    await page.goto(addressOf('mode=authoring'))
    await expect(page).toHaveURL(new RegExp(`/studio/books/${book.bookId}`))
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await page.goto(`${server.url}/studio/audio?bookId=${book.bookId}&chapterId=${book.chapterId}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.goto(addressOf(''))
    await expectShown(page, 1)
    await page.waitForLoadState('networkidle')
    expect(calls.length).toBeGreaterThan(5)
    expect(calls.filter(({ origin, isSigned }) => origin !== server.url || !isSigned)).toEqual([])
  })
  for (const query of ['mode=preview', 'preview=1']) {
    await test.step(`${query}: the working copy, for its author, and nothing is kept`, async () => {
      await page.goto(server.url)
      await page.evaluate((id) => localStorage.removeItem(`lectern.place.${id}`), book.bookId)
      const asked = page.waitForRequest(`**/file/bookData/${book.bookId}/preview`)
      await page.goto(addressOf(query))
      await asked
      await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
      await expectAccessible(page)
      expect(await turnAndLeave()).toBe(0)
    })
  }
  // The author of the step before.
  const stored = await page.evaluate(() => localStorage.getItem('lectern.session'))
  const quiz = await publishQuizBook(page.request, server.url, JSON.parse(stored ?? '{}').accessToken)
  const popup = page.getByRole('dialog', { name: 'Owls at night' })
  const bodies: string[] = []
  page.on('response', (response) => {
    if (/^(script|fetch|xhr)$/.test(response.request().resourceType())) {
      response.text().then(
        (text) => bodies.push(text),
        () => undefined,
      )
    }
  })
  const wasSent = (text: string) => bodies.some((body) => body.includes(text))
  await test.step('a quiz named by the address is taken without using an attempt or revealing answers', async () => {
    await page.goto(`${server.url}/?book=${quiz.bookId}&quiz=${quiz.quizId}`)
    await popup.getByRole('radio', { name: 'The owl' }).check()
    await popup.getByLabel('Your answer').fill('mice')
    await expectAccessible(page)
    await page.reload()
    await expect(popup.getByLabel('Your answer')).toHaveValue('mice')
    expect(wasSent('Who is awake at night?')).toBe(true)
    expect(wasSent(quiz.feedback)).toBe(false)
    await popup.getByRole('button', { name: 'Submit answers' }).click()
    await expect(popup.getByRole('heading', { name: '2 of 2 questions right' })).toBeFocused()
    await expect(popup.getByText(quiz.feedback)).toBeVisible()
    expect(wasSent(quiz.feedback)).toBe(true)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })
  await test.step('a page with a trigger for a quiz opens with it, and a partner’s reader has one attempt', async () => {
    const session = await (await page.request.post(`${server.url}/api/auth/signin`, { data: reader })).json()
    await page.evaluate((text) => localStorage.setItem('lectern.session', text), JSON.stringify(session))
    const address = `${server.url}/?mode=gbm&book=${quiz.bookId}&page=${quiz.pageId}&quiz=${quiz.triggerQuizId}`
    await page.goto(address)
    await expect(page.locator('[data-page][data-shown]')).toHaveAttribute('data-page', String(quiz.pageId))
    await expect(popup.getByText(/^You have 1 attempt left/)).toBeVisible()
    await popup.getByRole('radio', { name: 'The hen' }).check()
    await popup.getByRole('button', { name: 'Submit answers' }).click()
    await page.getByRole('button', { name: 'Submit anyway' }).click()
    await expect(popup.getByRole('heading', { name: '0 of 2 questions right' })).toBeFocused()
    await expect(popup.getByText('You have used all attempts.')).toBeVisible()
  })
})

test('useBucketData reads the book from the listing of the bucket [NAV-032]', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(addressOf('useBucketData=1'))
  await expectShown(page, 1)
  await expect(page.locator('[data-shown] img')).toHaveAttribute('data-loaded', '')
  expect(asked).toContain('/file/get-bucket-data')
  expect(asked.some((path) => /^\/objects\/published\/\d+\/\d+\/book\.json$/.test(path))).toBe(true)
  expect(asked.filter((path) => path.endsWith('/outline'))).toEqual([])
})

test('every dead end explains itself and leads on: to the allowed site, library or sign-in [NAV-018]', async ({
  page,
}) => {
  const here = `${school}/class/3`
  const back = `returnUrl=${encodeURIComponent(here)}`
  const deadEnds = [
    ['an unknown book', `/?book=7&${back}`, "We can't find this book"],
    ['a book that is no id', `/?book=abc&${back}`, 'This address names no book'],
    ['an unknown path', `/unknown/path?${back}`, 'Page not found'],
  ] as const
  for (const [name, path, heading] of deadEnds) {
    await test.step(name, async () => {
      await page.goto(`${server.url}${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Back to school.example' })).toHaveAttribute('href', here)
      await expectAccessible(page)
      await page.goto(`${server.url}${path.replace(/returnUrl=.*/, 'returnUrl=https://evil.example/')}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('link', { name: /library|books/i }).first()).toBeVisible()
      await expect(page.getByRole('link', { name: /evil/ })).toHaveCount(0)
    })
  }
  await test.step('an open book returns to the site before the link of its partner', async () => {
    await page.goto(addressOf(''))
    await expect(page.getByRole('link', { name: 'Back to school.example' })).toHaveAttribute('href', `${school}/books`)
    await page.goto(addressOf(back))
    await expect(page.getByRole('link', { name: 'Back to school.example' })).toHaveAttribute('href', here)
  })
  await test.step('an unknown chapter and language', async () => {
    await page.goto(`${server.url}/?book=${book.bookId}&chapter=99&variation=tlh`)
    await expect(page.getByText('That chapter is not in this book.').first()).toBeVisible()
    await expect(page.getByText('not available in “tlh”').first()).toBeVisible()
  })
})

test('a reader who signs in, or whose session is lost, returns to the same page [AUTH-003 AUTH-006 AUTH-007 AUTH-009]', async ({
  page,
}) => {
  await test.step('a call that needs an account leads to sign-in', async () => {
    await page.goto(addressOf('mode=preview'))
    await page.waitForURL(/\/auth\/login\?mode=authoring&redirect=/)
    expect(new URL(page.url()).searchParams.get('redirect')).toContain(`book=${book.bookId}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to read' })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('from a partner’s book, with its domain', async () => {
    await page.goto(addressOf('mode=gbm', 3))
    await page.evaluate(() => localStorage.setItem('theme', 'light'))
    await expectShown(page, 3)
    await page.getByRole('region', { name: 'Sign-in' }).getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL(/\/auth\/login/)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Enter your email address.')).toBeVisible()
    await page.getByLabel('Email').fill(reader.email)
    await page.getByLabel('Password', { exact: true }).fill('not the secret')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Wrong email or password.')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(reader.password)
    const sent = page.waitForRequest('**/api/auth/signin')
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect((await sent).postDataJSON()).toEqual({ email: reader.email, password: reader.password, domainId: 1 })
    await expectShown(page, 3)
    await expect(page).toHaveURL(new RegExp(`mode=gbm`))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('region', { name: 'Sign-in' })).toHaveCount(0)
  })
  await test.step('a refresh that fails clears the account and leads to sign-in, and a guest goes on', async () => {
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('lectern.session') ?? 'null')
      // Expired long ago, so that the next call refreshes it with a token that the server does not know.
      const token = `e30.${btoa('{"exp":1}')}.x`
      localStorage.setItem('lectern.session', JSON.stringify({ ...session, accessToken: token, refreshToken: 'x' }))
      localStorage.setItem('theme', 'contrast')
    })
    await page.reload()
    await page.waitForURL(/\/auth\/login\?mode=authoring&expired=1&redirect=/)
    await expect(page.getByText('You have been signed out.')).toBeVisible()
    await expectAccessible(page)
    const kept = await page.evaluate(() => [localStorage.getItem('lectern.session'), localStorage.getItem('theme')])
    expect(kept).toEqual([null, 'light'])
    expect(await placesKept(page)).toBe(1)
    await page.getByRole('link', { name: 'Read without signing in' }).click()
    await expectShown(page, 3)
  })
})

interface SentReport {
  readonly key: string
  readonly pageId: number
  readonly seconds: number
}

test('progress is saved on turns, pauses and hidden tabs, and resumed on another device [PLAY-015]', async ({
  browser,
  request,
}) => {
  // An account with a place in the book already would not be told of the page at which the book opens.
  const newcomer = { ...reader, email: 'grace@example.org' }
  await signUp(request, server, newcomer)
  const session = await (await request.post(`${server.url}/api/auth/signin`, { data: newcomer })).json()
  /** Opens a browser of the reader's own, whose clock the test moves. */
  const openDevice = async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.clock.install()
    await page.goto(`${server.url}/embed.js`)
    await page.evaluate((text) => localStorage.setItem('lectern.session', text), JSON.stringify(session))
    const sent: SentReport[] = []
    await page.exposeFunction('noteReport', (report: SentReport) => void sent.push(report))
    // The body of a request that outlives its page cannot be read outside of it.
    await page.addInitScript(`{
      const send = window.fetch
      window.fetch = (input, init) => {
        const copy = input instanceof Request ? input.clone() : new Request(input, init)
        if (copy.method === 'POST' && copy.url.endsWith('/api/book/progress')) {
          const key = copy.headers.get('idempotency-key')
          copy.json().then((body) => noteReport({ key, pageId: body.currentPageId, seconds: body.totalSecondsSpentOnCurrentPage }))
        }
        return send(input, init)
      }
    }`)
    return { context, page, sent }
  }
  const readTotal = async () => {
    const headers = { authorization: `Bearer ${session.accessToken}` }
    return (await request.get(`${server.url}/api/book/progress?bookId=${book.bookId}`, { headers })).json()
  }
  const setVisibility = (page: Page, state: 'visible' | 'hidden') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)

  const { context, page, sent } = await openDevice()
  const [first, second, third] = [0, 1, 2].map((index) => pageAt(index).pageId)
  const sentSince = (count: number) => sent.slice(count)
  await test.step('a turned page is saved with its whole seconds', async () => {
    await page.goto(addressOf('', 0))
    await expect.poll(() => sent.length).toBe(1)
    await page.clock.runFor(5000)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expectShown(page, 1)
    await page.clock.runFor(2500)
    await expect.poll(() => sentSince(1).map(({ pageId }) => pageId)).toEqual([first, second])
    expect(sent[1]?.seconds).toBeGreaterThanOrEqual(5)
  })
  await test.step('a hidden tab is saved at once, and its time does not count', async () => {
    await page.clock.runFor(3000)
    const before = sent.length
    await setVisibility(page, 'hidden')
    await expect.poll(() => sentSince(before).map(({ pageId }) => pageId)).toEqual([second])
    await page.clock.runFor(600_000)
    await setVisibility(page, 'visible')
    expect(sent.length).toBe(before + 1)
  })
  await test.step('a pause longer than 30 seconds is saved, and a shorter one is not', async () => {
    const before = sent.length
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.clock.runFor(20_000)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
    await page.clock.runFor(12_000)
    expect(sent.length).toBe(before)
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.clock.runFor(31_000)
    await expect.poll(() => sentSince(before).map(({ pageId }) => pageId)).toEqual([second])
    expect(sent.at(-1)?.seconds).toBeLessThan(120)
  })
  await test.step('a report whose answer is lost is sent again, and counted once', async () => {
    let isLost = false
    await page.route('**/api/book/progress', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.fallback()
      isLost = true
      await route.fetch()
      return route.abort()
    })
    const before = sent.length
    await page.clock.runFor(4000)
    await setVisibility(page, 'hidden')
    await expect.poll(() => isLost).toBe(true)
    await setVisibility(page, 'visible')
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.clock.runFor(2500)
    await expect.poll(() => sent.at(-1)?.pageId).toBe(third)
    const again = sentSince(before)
    expect(again[1]?.key).toBe(again[0]?.key)
    const seconds = new Map(sent.map((report) => [report.key, report.seconds]))
    const counted = [...seconds.values()].reduce((sum, each) => sum + each, 0)
    await expect.poll(readTotal).toMatchObject({ currentPageId: third, totalSeconds: counted })
    expect([...seconds.values()].every(Number.isInteger)).toBe(true)
  })
  await test.step('a sample saves nothing', async () => {
    await page.goto(addressOf('mode=sample', 0))
    await expectShown(page, 0)
    await page.waitForLoadState('networkidle')
    const before = sent.length
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.clock.runFor(40_000)
    await setVisibility(page, 'hidden')
    await page.goto(`${server.url}/embed.js`)
    expect(sent.length).toBe(before)
  })
  await context.close()
  await test.step('another device opens at the last place and says so', async () => {
    const device = await openDevice()
    await device.page.goto(`${server.url}/?book=${book.bookId}`)
    await expectShown(device.page, 2)
    await expect(device.page.getByText('where you stopped on another device').first()).toBeVisible()
    await device.context.close()
  })
})
