import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { memoryStorage } from '../testing/memory-storage'
import { openBookPage } from '../testing/open-book-page'

const book = makeFixtureBook({ toLink: () => 'data:audio/wav;base64,' })
/** The same in English and Arabic; each chapter is named in English only. */
const arabic = {
  bookInfo: { ...book.bookInfo, languages: ['en', 'ar'] },
  chapters: book.chapters.map((chapter) => ({
    ...chapter,
    variations: chapter.variations.map((each) =>
      each.variation === 'es' ? { ...each, variation: 'ar', name: null } : { ...each, name: chapter.name },
    ),
    pages: chapter.pages.map((each) => ({
      ...each,
      variations: each.variations.map((shown) => (shown.variation === 'es' ? { ...shown, variation: 'ar' } : shown)),
    })),
  })),
}

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  document.documentElement.lang = 'en'
})

const textOfPage = () => document.querySelector<HTMLElement>('[data-shown] [lang][dir]')
const directionOf = (element: Element | null) => (element === null ? null : getComputedStyle(element).direction)

describe('a book of a language that runs from right to left', () => {
  it('has its text run that way, and leaves the interface as it is [I18N-004]', async () => {
    const { screen, shownPage } = await openBookPage({ answer: () => arabic, search: '?book=1&page=100&variation=ar' })
    await expect.poll(shownPage).toBe('100')
    expect(textOfPage()?.lang).toBe('ar')
    expect(directionOf(textOfPage())).toBe('rtl')
    expect(directionOf(textOfPage()?.querySelector('[data-word]') ?? null)).toBe('rtl')
    expect(document.documentElement.dir).toBe('ltr')
    expect(directionOf(screen.getByRole('banner').element())).toBe('ltr')
    expect(directionOf(screen.getByRole('combobox', { name: 'Speed' }).element())).toBe('ltr')
    // The buttons that turn pages stand where the pages lie.
    const [previous, next] = ['Previous page', 'Next page'].map((name) =>
      screen.getByRole('button', { name }).element().getBoundingClientRect(),
    )
    expect(next?.right).toBeLessThan(previous?.left ?? 0)
  })

  it('goes on to the left by the arrow keys', async () => {
    const { shownPage } = await openBookPage({ answer: () => arabic, search: '?book=1&page=100&variation=ar' })
    await expect.poll(shownPage).toBe('100')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(shownPage).toBe('101')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(shownPage).toBe('100')
  })
})

it('a title that is not there in the language of the book says which language it is in', async () => {
  const { screen, shownPage } = await openBookPage({ answer: () => arabic, search: '?book=1&page=100&variation=ar' })
  await expect.poll(shownPage).toBe('100')
  const heading = screen.getByRole('heading', { level: 1, name: book.bookInfo.title }).element()
  expect(heading.closest<HTMLElement>('[lang]')?.lang).toBe('en')
  expect(screen.getByText('Night', { exact: true }).element().closest<HTMLElement>('[lang]')?.lang).toBe('en')
})

it('the window is named in the language of the interface', async () => {
  await openBookPage({ answer: () => null })
  await expect.poll(() => document.title).toBe('This book is not here · Lectern')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language of the interface' }), 'Español')
  await expect.poll(() => document.title).toBe('Este libro no está aquí · Lectern')
})

it('a phone shows the language of the book alone where there are several, else that of the interface', async () => {
  await page.viewport(375, 700)
  const interfaceLanguage = page.getByRole('combobox', { name: 'Language of the interface' })
  const several = await openBookPage({ answer: () => book })
  await expect.element(page.getByRole('combobox', { name: 'Language of the book' })).toBeVisible()
  await expect.element(interfaceLanguage).not.toBeInTheDocument()
  await several.screen.unmount()
  const { bookInfo } = book
  await openBookPage({ answer: () => ({ ...book, bookInfo: { ...bookInfo, languages: ['en'] } }) })
  await expect.element(interfaceLanguage).toBeVisible()
})

it('book and interface each keep their language when that of the other is chosen [I18N-010]', async () => {
  const storage = memoryStorage()
  const { shownPage } = await openBookPage({
    answer: () => book,
    search: '?book=1&page=100',
    storage,
    languages: ['en'],
  })
  await expect.poll(shownPage).toBe('100')
  expect(textOfPage()?.lang).toBe('en')

  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language of the interface' }), 'Español')
  await expect.element(page.getByRole('button', { name: 'Reproducir' })).toBeVisible()
  expect(document.documentElement.lang).toBe('es')
  expect(textOfPage()?.lang).toBe('en')
  expect(storage.getItem('locale')).toBe('es')

  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Idioma de la interfaz' }), 'English')
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language of the book' }), 'Español')
  await expect.poll(() => textOfPage()?.lang).toBe('es')
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
  expect([document.documentElement.lang, storage.getItem('locale')]).toEqual(['en', 'en'])
})
