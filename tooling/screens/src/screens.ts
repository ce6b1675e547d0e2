import type { StartedServer } from '@lectern/presets/start-server'
import { engineMessages, studioMessages } from '@lectern/messages'
import type { Page } from 'playwright'

export interface Screen {
  readonly name: string
  /** True if `docs/screens` contains it. */
  readonly isDocumented?: boolean
  /** Brings the page into the state that the picture shows. */
  open(page: Page, server: StartedServer): Promise<void>
}

// Screens are found by the texts that they show, so that a change of a text needs no change here.
const texts = studioMessages.en
const engineTexts = engineMessages.en

/** Matches a text whose parameters may have any value. */
function matchText(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+'))
}

/** Id of the first book of an empty server, which is the sample. */
const SAMPLE_BOOK = 100000

/** Waits until transitions have ended. */
const settle = (page: Page): Promise<void> => page.waitForTimeout(600)

async function openSample(page: Page, server: StartedServer, query = ''): Promise<void> {
  await page.goto(`${server.url}/?book=${SAMPLE_BOOK}${query}`)
  await page.getByRole('button', { name: /^play/i }).waitFor()
  await settle(page)
}

/** Returns the id of a page of the sample's first chapter, counted from 1. */
async function getSamplePageId(page: Page, server: StartedServer, number: number): Promise<number> {
  const response = await page.request.get(`${server.url}/file/bookData/${SAMPLE_BOOK}`)
  const book: { chapters: { pages: { pageId: number }[] }[] } = await response.json()
  const pageId = book.chapters[0]?.pages[number - 1]?.pageId
  if (pageId === undefined) throw new Error(`The sample has no page ${number}.`)
  return pageId
}

export const readerScreens: readonly Screen[] = [
  {
    name: 'reader-library',
    isDocumented: true,
    async open(page, server) {
      await page.goto(`${server.url}/`)
      await page.getByRole('link', { name: /Nell/ }).first().waitFor()
      await settle(page)
    },
  },
  {
    name: 'reader-library-empty',
    async open(page, server) {
      await page.route('**/books/minimal/**', (route) => route.fulfill({ json: [] }))
      await page.goto(`${server.url}/`)
      await settle(page)
    },
  },
  {
    name: 'reader-library-error',
    async open(page, server) {
      await page.route('**/books/minimal/**', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', msg: 'The server is busy.' } }),
      )
      await page.goto(`${server.url}/`)
      await settle(page)
    },
  },
  { name: 'reader-book', isDocumented: true, open: openSample },
  {
    name: 'reader-page',
    isDocumented: true,
    async open(page, server) {
      await openSample(page, server, `&page=${await getSamplePageId(page, server, 5)}`)
      await page.getByRole('button', { name: /^play/i }).click()
      await page.waitForFunction(
        "document.querySelector('audio')?.currentTime > 1 && document.querySelector('[data-lit]')",
      )
      await page.waitForTimeout(2200)
    },
  },
  {
    name: 'reader-page-spanish',
    isDocumented: true,
    async open(page, server) {
      await openSample(page, server, `&variation=es&page=${await getSamplePageId(page, server, 9)}`)
    },
  },
  {
    name: 'reader-book-missing',
    async open(page, server) {
      await page.goto(`${server.url}/?book=424242`)
      await settle(page)
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
      await settle(page)
    },
  },
  {
    name: 'studio-sign-in',
    isDocumented: true,
    async open(page, server) {
      await page.goto(`${server.url}/auth/login`)
      await settle(page)
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
  // The stage says so until it has drawn the page image.
  await page.getByText(texts.loading).first().waitFor({ state: 'detached' })
}

/** Moves the first word of the page by one pixel, which leaves one page unsaved. */
async function changeWord(page: Page): Promise<void> {
  await page.getByRole('listbox').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.getByText(matchText(texts.saveUnsaved.one)).waitFor()
  await settle(page)
}

/** Opens the sample's words in another tab of the same author, calls `act` and closes that tab without a question. */
async function inOtherTab(page: Page, server: StartedServer, act: (other: Page) => Promise<void>): Promise<void> {
  const other = await page.context().newPage()
  await openWords(other, server)
  await act(other)
  await other.close({ runBeforeUnload: false })
}

export const studioScreens: readonly Screen[] = [
  {
    name: 'studio-books',
    isDocumented: true,
    async open(page, server) {
      await page.goto(`${server.url}/studio/`)
      await page.getByText('Nell and the Borrowed Light').first().waitFor()
      await settle(page)
    },
  },
  {
    name: 'studio-books-empty',
    async open(page, server) {
      await page.route('**/books/minimal/**', (route) => route.fulfill({ json: [] }))
      await page.goto(`${server.url}/studio/`)
      await settle(page)
    },
  },
  {
    name: 'studio-new-book',
    async open(page, server) {
      await page.goto(`${server.url}/studio/`)
      await page.getByRole('button', { name: texts.libraryNew }).first().click()
      await settle(page)
    },
  },
  { name: 'studio-pages', isDocumented: true, open: (page, server) => openStep(page, server, 'pages') },
  { name: 'studio-words', isDocumented: true, open: (page, server) => openStep(page, server, 'words') },
  { name: 'studio-voice', isDocumented: true, open: (page, server) => openStep(page, server, 'voice') },
  { name: 'studio-sync', isDocumented: true, open: (page, server) => openStep(page, server, 'sync') },
  { name: 'studio-publish', isDocumented: true, open: (page, server) => openStep(page, server, 'publish') },
  {
    name: 'studio-books-error',
    async open(page, server) {
      await page.route('**/books/minimal/**', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', msg: 'The server is busy.' } }),
      )
      await page.goto(`${server.url}/studio/`)
      await page.getByRole('alert').waitFor()
      await settle(page)
    },
  },
  {
    name: 'studio-settings',
    isDocumented: true,
    async open(page, server) {
      await page.goto(`${server.url}/studio/settings`)
      await page.getByRole('button', { name: engineTexts.enginesCheck }).click()
      await page.getByText(matchText(engineTexts.enginesChecked)).waitFor({ timeout: 60_000 })
      await settle(page)
    },
  },
  {
    name: 'studio-not-found',
    async open(page, server) {
      await page.goto(`${server.url}/studio/nowhere`)
      await page.getByRole('heading', { name: texts.notFoundTitle }).waitFor()
      await settle(page)
    },
  },
  {
    name: 'studio-draft',
    async open(page, server) {
      await inOtherTab(page, server, changeWord)
      await openWords(page, server)
      await page.getByText(texts.draftTitle).waitFor()
      await settle(page)
    },
  },
  {
    name: 'studio-unsaved',
    async open(page, server) {
      await openWords(page, server)
      await changeWord(page)
      await page.locator('header a[href="/studio/"]').first().click()
      await page.getByRole('dialog', { name: texts.unsavedTitle }).waitFor()
      await settle(page)
    },
  },
  // These change the library, so they come last.
  {
    name: 'studio-conflict',
    async open(page, server) {
      await openWords(page, server)
      await changeWord(page)
      await inOtherTab(page, server, async (other) => {
        await changeWord(other)
        await other.getByRole('button', { name: texts.savePage }).click()
        await other.getByText(texts.saveAllSaved).waitFor()
      })
      await page.getByRole('button', { name: texts.savePage }).click()
      await page.getByRole('dialog', { name: texts.conflictTitle }).waitFor()
      await settle(page)
    },
  },
  {
    name: 'studio-new-book-desk',
    async open(page, server) {
      await page.goto(`${server.url}/studio/`)
      await page.getByRole('button', { name: texts.libraryNew }).first().click()
      await page.getByLabel(texts.libraryNewTitle).fill('The Little Lamp')
      await page.getByRole('button', { name: texts.libraryNewCreate }).click()
      await page.getByRole('heading', { name: texts.pagesTitleEmpty }).waitFor()
      await settle(page)
    },
  },
]
