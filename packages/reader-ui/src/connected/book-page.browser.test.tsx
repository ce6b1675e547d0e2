import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BookSource } from '../book/book-source'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage } from '../testing/open-book-page'
import { openPromise } from '../testing/open-promise'

const toLink = (wav: Uint8Array) => URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }))
const book = makeFixtureBook({ toLink })
/** As the server answers it when its addresses have run out. */
const expired = makeFixtureBook({ toLink: () => 'data:audio/wav;base64,' })

const withoutFirstPages: BookSource = {
  ...book,
  chapters: book.chapters.map((chapter, index) => (index === 0 ? { ...chapter, pages: [] } : chapter)),
}
/** The cover that is put in front of an audio book. */
const COVER = '-1'

afterEach(() => vi.restoreAllMocks())

describe('the book of an address', () => {
  it('opens at its beginning when the address names a chapter without pages, with a notice', async () => {
    const { screen, shownPage } = await openBookPage({ answer: () => withoutFirstPages, search: '?book=1&chapter=10' })
    await expect.poll(shownPage).toBe(COVER)
    await expect.element(screen.getByText(/That chapter is not in this book/).first()).toBeVisible()
  })
  it('is read in the language that the reader wants, whatever the country', async () => {
    const { shownPage } = await openBookPage({
      answer: () => book,
      search: '?book=1&page=100',
      languages: ['es-MX', 'en-US'],
    })
    await expect.poll(shownPage).toBe('100')
    expect(document.querySelector<HTMLElement>('[data-shown] [lang]')?.lang).toBe('es')
  })
  it('names the window after what is there: the opening, the book, or that it is missing', async () => {
    document.title = 'Library'
    const answer = openPromise<BookSource>()
    const first = await openBookPage({ answer: () => answer.promise })
    await expect.poll(() => document.title).toBe('Opening the book… · Lectern')
    answer.resolve(book)
    await expect.poll(() => document.title).toBe('The Lamp That Could Read')
    await first.screen.unmount()
    await openBookPage({ answer: () => null })
    await expect.poll(() => document.title).toBe('This book is not here · Lectern')
  })
  it('says which call and which field cannot be read, where the answer is not that of this version', async () => {
    const msg = 'GET /file/bookData/{id} answers "chapters.0.pages" in a form that this page cannot read.'
    const failure = { status: 200, code: 'unreadable', call: 'GET /file/bookData/{id}', field: 'chapters.0.pages', msg }
    const { screen } = await openBookPage({ answer: () => book, checkAnswer: () => failure })
    await expect.element(screen.getByText(msg)).toBeVisible()
  })
})

describe('the focus', () => {
  it('comes to the heading of a book that took the place of another screen', async () => {
    const answer = openPromise<BookSource>()
    const { screen } = await openBookPage({ answer: () => answer.promise, takesFocus: true })
    await expect.element(screen.getByRole('main')).toHaveFocus()
    answer.resolve(book)
    await expect.element(screen.getByRole('heading', { level: 1, name: book.bookInfo.title })).toHaveFocus()
  })
  it('stays at the beginning of the first screen of a visit', async () => {
    const { shownPage } = await openBookPage({ answer: () => book })
    await expect.poll(shownPage).toBe(COVER)
    expect(document.activeElement).toBe(document.body)
  })
  it('comes to the book when a second try has opened it', async () => {
    let isThere = false
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { screen } = await openBookPage({
      answer: () => (isThere ? book : Promise.reject(new TypeError('offline'))),
    })
    const retry = screen.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    isThere = true
    await retry.click()
    await expect.element(screen.getByRole('heading', { level: 1, name: book.bookInfo.title })).toHaveFocus()
  })
})

describe('media whose addresses have run out', () => {
  it('are renewed by the player, which goes on where it was', async () => {
    const renewal = openPromise<BookSource>()
    const answers = [expired, renewal.promise]
    const { screen, store } = await openBookPage({
      answer: () => answers.shift() ?? Promise.reject(new Error('Nobody asks a third time.')),
      search: '?book=1&page=101',
    })
    await screen.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => answers).toEqual([])
    const start = store.getState().reading.cue.seconds
    expect(start).toBeGreaterThan(1)
    renewal.resolve(book)
    const audio = document.querySelector('audio')!
    await expect.poll(() => audio.src, { timeout: 5000 }).toMatch(/^blob:/)
    await expect.poll(() => audio.readyState > 0 && audio.currentTime > start + 0.1, { timeout: 5000 }).toBe(true)
    expect(audio.paused).toBe(false)
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})
