import type { StartedServer } from '@lectern/presets/start-server'
import type { Page } from 'playwright'

export interface Screen {
  readonly name: string
  /** Brings the screen into the state that is pictured. */
  open(page: Page, server: StartedServer): Promise<void>
}

/** The first book of an empty server: the sample. */
const SAMPLE_BOOK = 100000

const settled = (page: Page): Promise<void> => page.waitForTimeout(600)

async function openSample(page: Page, server: StartedServer, query = ''): Promise<void> {
  await page.goto(`${server.url}/?book=${SAMPLE_BOOK}${query}`)
  await page.getByRole('button', { name: /^play/i }).waitFor()
  await settled(page)
}

/** The sample's pages in reading order. */
async function samplePageId(page: Page, server: StartedServer, number: number): Promise<number> {
  const answer = await page.request.get(`${server.url}/file/bookData/${SAMPLE_BOOK}`)
  const book: { chapters: { pages: { pageId: number }[] }[] } = await answer.json()
  return book.chapters[0]?.pages[number - 1]?.pageId ?? 0
}

export const readerScreens: readonly Screen[] = [
  {
    name: 'reader-library',
    async open(page, server) {
      await page.goto(`${server.url}/`)
      await page.getByRole('link', { name: /Nell/ }).first().waitFor()
      await settled(page)
    },
  },
  {
    name: 'reader-library-empty',
    async open(page, server) {
      await page.route('**/books/minimal/**', (route) => route.fulfill({ json: [] }))
      await page.goto(`${server.url}/`)
      await settled(page)
    },
  },
  {
    name: 'reader-library-error',
    async open(page, server) {
      await page.route('**/books/minimal/**', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', msg: 'The server is busy.' } }),
      )
      await page.goto(`${server.url}/`)
      await settled(page)
    },
  },
  { name: 'reader-book', open: openSample },
  {
    name: 'reader-page',
    async open(page, server) {
      await openSample(page, server, `&page=${await samplePageId(page, server, 5)}`)
      await page.getByRole('button', { name: /^play/i }).click()
      await page.waitForFunction(
        "document.querySelector('audio')?.currentTime > 1 && document.querySelector('[data-lit]')",
      )
      await page.waitForTimeout(2200)
    },
  },
  {
    name: 'reader-page-spanish',
    async open(page, server) {
      await openSample(page, server, `&variation=es&page=${await samplePageId(page, server, 9)}`)
    },
  },
  {
    name: 'reader-book-missing',
    async open(page, server) {
      await page.goto(`${server.url}/?book=424242`)
      await settled(page)
    },
  },
  {
    name: 'reader-book-not-allowed',
    async open(page, server) {
      await page.route('**/file/bookData/**', (route) =>
        route.fulfill({ status: 403, json: { code: 'forbidden', msg: 'This book is for others.' } }),
      )
      await page.goto(`${server.url}/?book=${SAMPLE_BOOK}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled(page)
    },
  },
  {
    name: 'studio-sign-in',
    async open(page, server) {
      await page.goto(`${server.url}/auth/login`)
      await settled(page)
    },
  },
]

async function openStep(page: Page, server: StartedServer, step: string): Promise<void> {
  await page.goto(`${server.url}/studio/books/${SAMPLE_BOOK}?step=${step}`)
  await page.locator('[aria-current="step"]').waitFor()
  await page.waitForTimeout(1800)
}

async function openWords(page: Page, server: StartedServer): Promise<void> {
  await page.goto(`${server.url}/studio/books/${SAMPLE_BOOK}?step=words`)
  await page.getByRole('listbox').waitFor()
  // The page image of the stage.
  await page.getByText('Loading…').first().waitFor({ state: 'detached' })
}

/** Moves the first word of the page by a pixel: one unsaved page. */
async function changeWord(page: Page): Promise<void> {
  await page.getByRole('listbox').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.getByText('1 page not saved').waitFor()
  await settled(page)
}

/** Does something to the sample in another tab of the same author, and kills that tab. */
async function inOtherTab(page: Page, server: StartedServer, act: (other: Page) => Promise<void>): Promise<void> {
  const other = await page.context().newPage()
  await openWords(other, server)
  await act(other)
  await other.close({ runBeforeUnload: false })
}

export const studioScreens: readonly Screen[] = [
  {
    name: 'studio-books',
    async open(page, server) {
      await page.goto(`${server.url}/studio/`)
      await page.getByText('Nell and the Borrowed Light').first().waitFor()
      await settled(page)
    },
  },
  {
    name: 'studio-books-empty',
    async open(page, server) {
      await page.route('**/books/minimal/**', (route) => route.fulfill({ json: [] }))
      await page.goto(`${server.url}/studio/`)
      await settled(page)
    },
  },
  {
    name: 'studio-new-book',
    async open(page, server) {
      await page.goto(`${server.url}/studio/`)
      await page.getByRole('button', { name: 'New book' }).first().click()
      await settled(page)
    },
  },
  { name: 'studio-pages', open: (page, server) => openStep(page, server, 'pages') },
  { name: 'studio-words', open: (page, server) => openStep(page, server, 'words') },
  { name: 'studio-voice', open: (page, server) => openStep(page, server, 'voice') },
  { name: 'studio-sync', open: (page, server) => openStep(page, server, 'sync') },
  { name: 'studio-publish', open: (page, server) => openStep(page, server, 'publish') },
  {
    name: 'studio-books-error',
    async open(page, server) {
      await page.route('**/books/minimal/**', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', msg: 'The server is busy.' } }),
      )
      await page.goto(`${server.url}/studio/`)
      await page.getByRole('alert').waitFor()
      await settled(page)
    },
  },
  {
    name: 'studio-settings',
    async open(page, server) {
      await page.goto(`${server.url}/studio/settings`)
      await page.getByRole('button', { name: 'Check now' }).click()
      await page.getByText(/did a small job at/).waitFor({ timeout: 60_000 })
      await settled(page)
    },
  },
  {
    name: 'studio-not-found',
    async open(page, server) {
      await page.goto(`${server.url}/studio/nowhere`)
      await page.getByRole('heading', { name: 'Nothing is here' }).waitFor()
      await settled(page)
    },
  },
  {
    name: 'studio-draft',
    async open(page, server) {
      await inOtherTab(page, server, changeWord)
      await openWords(page, server)
      await page.getByText('Unsaved work from last time').waitFor()
      await settled(page)
    },
  },
  {
    name: 'studio-unsaved',
    async open(page, server) {
      await openWords(page, server)
      await changeWord(page)
      await page.locator('header a[href="/studio/"]').first().click()
      await page.getByRole('dialog', { name: 'Leave with unsaved changes?' }).waitFor()
      await settled(page)
    },
  },
  // What follows changes the library: each view of each screen leaves a mark there, so these come last.
  {
    name: 'studio-conflict',
    async open(page, server) {
      await openWords(page, server)
      await changeWord(page)
      await inOtherTab(page, server, async (other) => {
        await changeWord(other)
        await other.getByRole('button', { name: 'Save page' }).click()
        await other.getByText('All changes saved').waitFor()
      })
      await page.getByRole('button', { name: 'Save page' }).click()
      await page.getByRole('dialog', { name: 'Someone else has saved meanwhile' }).waitFor()
      await settled(page)
    },
  },
  {
    name: 'studio-new-book-desk',
    async open(page, server) {
      await page.goto(`${server.url}/studio/`)
      await page.getByRole('button', { name: 'New book' }).first().click()
      await page.getByLabel('Title').fill('The Little Lamp')
      await page.getByRole('button', { name: 'Create book' }).click()
      await page.getByRole('heading', { name: 'Add the pages' }).waitFor()
      await settled(page)
    },
  },
]
