import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { localeStorageKey } from '@lectern/ui'
import { memoryStorage } from '../testing/memory-storage'
import { openBookPage } from '../testing/open-book-page'

const book = makeFixtureBook({ toLink: () => 'data:audio/wav;base64,' })
/** The fixture book in English and Arabic; each chapter is named in English only. */
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

describe('a book in a right-to-left language', () => {
  it('shows its text right to left and keeps the direction of the interface [I18N-004]', async () => {
    const { screen, shownPage } = await openBookPage({ respond: () => arabic, search: '?book=1&page=100&variation=ar' })
    await expect.poll(shownPage).toBe('100')
    await expect.poll(() => textOfPage()?.querySelector('[data-word]')).toBeTruthy()
    expect(textOfPage()?.lang).toBe('ar')
    expect(directionOf(textOfPage())).toBe('rtl')
    expect(directionOf(textOfPage()?.querySelector('[data-word]') ?? null)).toBe('rtl')
    expect(document.documentElement.dir).toBe('ltr')
    expect(directionOf(screen.getByRole('banner').element())).toBe('ltr')
    expect(directionOf(screen.getByRole('combobox', { name: 'Speed' }).element())).toBe('ltr')
    // The page buttons are on the side of the page they turn to.
    const [previous, next] = ['Previous page', 'Next page'].map((name) =>
      screen.getByRole('button', { name }).element().getBoundingClientRect(),
    )
    expect(next?.right).toBeLessThan(previous?.left ?? 0)
  })

  it('turns forward with the left arrow key', async () => {
    const { shownPage } = await openBookPage({ respond: () => arabic, search: '?book=1&page=100&variation=ar' })
    await expect.poll(shownPage).toBe('100')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(shownPage).toBe('101')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(shownPage).toBe('100')
  })
})

it('a chapter title that falls back to another language is marked with that language', async () => {
  const { screen, shownPage } = await openBookPage({ respond: () => arabic, search: '?book=1&page=100&variation=ar' })
  await expect.poll(shownPage).toBe('100')
  const heading = screen.getByRole('heading', { level: 1, name: book.bookInfo.title }).element()
  expect(heading.closest<HTMLElement>('[lang]')?.lang).toBe('en')
  expect(screen.getByText('Night', { exact: true }).element().closest<HTMLElement>('[lang]')?.lang).toBe('en')
})

it('the window title is in the language of the interface', async () => {
  const first = await openBookPage({ respond: () => null })
  await expect.poll(() => document.title).toBe("We can't find this book · Lectern")
  await first.screen.unmount()
  const storage = memoryStorage()
  storage.setItem(localeStorageKey, 'es')
  await openBookPage({ respond: () => null, storage })
  await expect.poll(() => document.title).toBe('No encontramos este libro · Lectern')
})

it("shows the book's languages in the header menu of a phone, the interface's in settings", async () => {
  await page.viewport(375, 700)
  const interfaceLanguage = page.getByRole('combobox', { name: 'Interface language' })
  await openBookPage({ respond: () => book })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect.element(page.getByRole('menuitemradio', { name: 'English' })).toBeChecked()
  await expect.element(interfaceLanguage).not.toBeInTheDocument()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect.poll(() => textOfPage()?.lang).toBe('es')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Interface' }).click()
  await expect.element(interfaceLanguage).toBeVisible()
})

it('the languages of book and interface are independent of each other [I18N-010]', async () => {
  await page.viewport(1600, 800)
  const storage = memoryStorage()
  const { shownPage } = await openBookPage({
    respond: () => book,
    search: '?book=1&page=100',
    storage,
    languages: ['en'],
  })
  await expect.poll(shownPage).toBe('100')
  expect(textOfPage()?.lang).toBe('en')

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Interface' }).click()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Interface language' }), 'Español')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Reproducir' })).toBeVisible()
  expect(document.documentElement.lang).toBe('es')
  expect(textOfPage()?.lang).toBe('en')
  expect(storage.getItem('locale')).toBe('es')

  await page.getByRole('button', { name: 'Ajustes' }).click()
  await page.getByRole('tab', { name: 'Interfaz' }).click()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Idioma de la interfaz' }), 'English')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Book language' }), 'Español')
  await expect.poll(() => textOfPage()?.lang).toBe('es')
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
  expect([document.documentElement.lang, storage.getItem('locale')]).toEqual(['en', 'en'])
})
