import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookSource } from '../book/book-source'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { toHebrew } from '../fixtures/to-hebrew'
import { openBookPage } from '../testing/open-book-page'
import { openPromise } from '../testing/open-promise'

const toLink = (wav: Uint8Array) => URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }))
const book = makeFixtureBook({ toLink })
/** The book response whose media addresses have expired. */
const expired = makeFixtureBook({ toLink: () => 'data:audio/wav;base64,' })

const withoutFirstPages: BookSource = {
  ...book,
  chapters: book.chapters.map((chapter, index) => (index === 0 ? { ...chapter, pages: [] } : chapter)),
}
/** Returns the book with videos in place of its narrations. */
const toVideos = (source: BookSource): BookSource => ({
  ...source,
  chapters: source.chapters.map((chapter) => ({
    ...chapter,
    variations: chapter.variations.map(({ audio, ...variation }) => ({ ...variation, video: audio ?? null })),
  })),
})
/** Page id of the generated cover of an audio book. */
const COVER = '-1'

afterEach(() => vi.restoreAllMocks())

describe('a book opened by address', () => {
  it('opens the next chapter, with a notice, when the chapter in the address has no pages', async () => {
    const { screen, shownPage } = await openBookPage({ respond: () => withoutFirstPages, search: '?book=1&chapter=10' })
    await expect.poll(shownPage).toBe('110')
    await expect.element(screen.getByText(/has no pages yet\. You are in/).first()).toBeVisible()
  })
  it("opens in the reader's preferred language, whatever its region", async () => {
    const { shownPage } = await openBookPage({
      respond: () => book,
      search: '?book=1&page=100',
      languages: ['es-MX', 'en-US'],
    })
    await expect.poll(shownPage).toBe('100')
    expect(document.querySelector<HTMLElement>('[data-shown] [lang]')?.lang).toBe('es')
  })
  it('titles the window by its state: loading, the book, or missing', async () => {
    document.title = 'Library'
    const loading = openPromise<BookSource>()
    const first = await openBookPage({ respond: () => loading.promise })
    await expect.poll(() => document.title).toBe('Opening the book… · Lectern')
    loading.resolve(book)
    await expect.poll(() => document.title).toBe('The Lamp That Could Read')
    await first.screen.unmount()
    await openBookPage({ respond: () => null })
    await expect.poll(() => document.title).toBe("We can't find this book · Lectern")
  })
  it('names the call and field of a response that does not fit the schema', async () => {
    const msg = 'The response of GET /file/bookData/{id} has an unexpected format (field "chapters.0.pages").'
    const failure = { status: 200, code: 'unreadable', call: 'GET /file/bookData/{id}', field: 'chapters.0.pages', msg }
    const { screen } = await openBookPage({ respond: () => book, checkResponse: () => failure })
    await expect.element(screen.getByText(msg)).toBeVisible()
  })
})

describe('the list of shortcuts', () => {
  const probed = Array.from(' abcdefghijklmnopqrstuvwxyz0123456789.,+-/')
    .concat([
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'Enter',
      'Escape',
      'Tab',
      'Home',
      'End',
      'PageUp',
      'PageDown',
      'Delete',
      'Backspace',
      'F1',
      '?',
    ])
    .flatMap((key) => [{ key }, { key, ctrlKey: true }, { key, altKey: true }])

  it('opens by "?" and from the header, and lists exactly the keys in use [UI-007]', async () => {
    await page.viewport(1200, 800)
    const { screen, shownPage } = await openBookPage({ respond: () => book, search: '?book=1&page=100' })
    await expect.poll(shownPage).toBe('100')
    await screen.getByRole('button', { name: 'More' }).click()
    await screen.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect.element(sheet.getByRole('region', { name: 'Reading' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus()

    const handledPresses = probed.filter((press) => {
      const event = new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
      return event.defaultPrevented
    })
    await expect.element(sheet.getByRole('region', { name: 'Reading' })).toBeVisible()
    const listed = Array.from(
      sheet.element().querySelectorAll<HTMLElement>('[data-keys]'),
      (keys) => keys.dataset['keys'],
    )
    const names: Readonly<Record<string, string>> = { ' ': 'Space', '+': 'Plus' }
    const nameKey = (key: string) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key)
    expect(new Set(listed)).toEqual(new Set(handledPresses.map(({ key }) => nameKey(key))))
  })

  it("shows the arrow keys for the book's direction", async () => {
    const { screen, shownPage } = await openBookPage({ respond: () => toHebrew(book), search: '?book=1&page=100' })
    await expect.poll(shownPage).toBe('100')
    await userEvent.keyboard('?')
    const label = screen.getByRole('dialog').getByText('Next page')
    await expect.element(label).toBeVisible()
    const next = label.element().parentElement
    expect(next?.querySelector<HTMLElement>('[data-keys]')?.dataset['keys']).toBe('ArrowLeft')
  })
})

it.each([
  [375, 667],
  [1280, 800],
])('a Hebrew title is beside the button of the panel in a window of %i by %i', async (width, height) => {
  await page.viewport(width, height)
  const inHebrew = toHebrew(book)
  const respond = () => ({ ...inHebrew, bookInfo: { ...inHebrew.bookInfo, title: 'כבשה' } })
  const { screen } = await openBookPage({ respond, search: '?book=1&page=100' })
  const title = screen.getByRole('heading', { level: 1, name: 'כבשה' })
  await expect.element(title).toBeVisible()
  const text = document.createRange()
  text.selectNodeContents(title.element())
  const start = title.element().parentElement!.getBoundingClientRect().left
  expect(text.getBoundingClientRect().left).toBeCloseTo(start, 0)
  await page.viewport(414, 896)
})

describe('the focus', () => {
  it('moves to the heading of a book that replaces another screen', async () => {
    const loading = openPromise<BookSource>()
    const { screen } = await openBookPage({ respond: () => loading.promise, takesFocus: true })
    await expect.element(screen.getByRole('main')).toHaveFocus()
    loading.resolve(book)
    await expect.element(screen.getByRole('heading', { level: 1, name: book.bookInfo.title })).toHaveFocus()
  })
  it('stays at the start of the document on the first screen of a visit', async () => {
    const { shownPage } = await openBookPage({ respond: () => book })
    await expect.poll(shownPage).toBe(COVER)
    expect(document.activeElement).toBe(document.body)
  })
  it('moves to the book when a retry has opened it', async () => {
    let isThere = false
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { screen } = await openBookPage({
      respond: () => (isThere ? book : Promise.reject(new TypeError('offline'))),
    })
    const retry = screen.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    isThere = true
    await retry.click()
    await expect.element(screen.getByRole('heading', { level: 1, name: book.bookInfo.title })).toHaveFocus()
  })
})

describe('media with expired addresses', () => {
  it.each([
    ['audio', expired, book],
    ['video', toVideos(expired), toVideos(book)],
  ])('are renewed by the player, which continues at the same position: %s', async (kind, old, renewed) => {
    const renewal = openPromise<BookSource>()
    const responses = [old, renewal.promise]
    const { screen, store } = await openBookPage({
      respond: () => responses.shift() ?? Promise.reject(new Error('Nobody asks a third time.')),
      search: '?book=1&page=101',
    })
    await screen.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => responses).toEqual([])
    const start = store.getState().reading.cue.seconds
    expect(start).toBeGreaterThan(1)
    renewal.resolve(renewed)
    const audio = document.querySelector<HTMLMediaElement>(kind)!
    await expect.poll(() => audio.src).toMatch(/^blob:/)
    await expect.poll(() => audio.readyState > 0 && audio.currentTime > start + 0.1).toBe(true)
    expect(audio.paused).toBe(false)
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})
