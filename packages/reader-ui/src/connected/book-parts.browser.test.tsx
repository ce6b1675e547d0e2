import { mainReadingApi } from '@lectern/api-client/main/reading'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage, type BookPageOptions } from '../testing/open-book-page'
import { openPromise } from '../testing/open-promise'

const toLink = (wav: Uint8Array) => URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }))
const fixture = makeFixtureBook({ toLink, wordSeconds: 0.05, gapSeconds: 0.01 })
/** Pages without words. */
const plates = (chapter: number) =>
  Array.from({ length: 8 }, (_, index) => ({
    pageId: chapter * 1000 + index,
    page_number: index + 1,
    name: `Plate ${chapter}.${index}`,
    variations: [{ variation: 'en', pageImageLink: null, imageWidth: 500, imageHeight: 750 }],
  }))
const book = {
  ...fixture,
  chapters: [
    ...fixture.chapters,
    ...[20, 30, 40].map((id) => ({ id, name: `Chapter ${id}`, variations: [], pages: plates(id) })),
  ],
}
const numbersOf = (requests: readonly number[]) => [...new Set(requests)].toSorted((a, b) => a - b)

async function openAt(search: string, o: Partial<BookPageOptions> = {}) {
  const requests: number[] = []
  const opened = await openBookPage({
    respond: () => book,
    search,
    pagesPerPart: 1,
    onPart: (index) => Promise.resolve(requests.push(index)),
    ...o,
  })
  return { ...opened, requests }
}
const shownWords = () => document.querySelector('[data-shown]')?.textContent ?? ''
const lit = () => Array.from(document.querySelectorAll('[data-lit]'), ({ textContent }) => textContent)

beforeEach(() => page.viewport(1200, 800))

describe('a book in parts', () => {
  it('requests the parts around its place and no others', async () => {
    const pages = book.chapters.flatMap((chapter) => chapter.pages)
    const at = pages.findIndex(({ pageId }) => pageId === 30_000)
    const { shownPage, requests } = await openAt('?book=1&page=30000')
    await expect.poll(shownPage).toBe('30000')
    await expect.poll(shownWords).toContain('Plate 30.0')
    await expect.poll(() => numbersOf(requests)).toEqual([at - 3, at, at + 3])
    expect(requests[0]).toBe(at)
  })

  it('shows each page as it is turned to, and releases far ones', async () => {
    const { shownPage, store } = await openAt('?book=1&page=20000', { pagesPerPart: 2 })
    await expect.poll(shownWords).toContain('Plate 20.0')
    for (let turn = 1; turn < 12; turn += 1) {
      await userEvent.keyboard('{ArrowRight}')
      await expect.poll(shownPage).toBe(turn < 8 ? `${20_000 + turn}` : `${30_000 + turn - 8}`)
      await expect.poll(shownWords).toContain(turn < 8 ? `Plate 20.${turn}` : `Plate 30.${turn - 8}`)
    }
    const queries = () => Object.values(store.getState()[mainReadingApi.reducerPath].queries)
    const held = () => queries().filter((query) => query?.endpointName === 'getBookPart').length
    await expect.poll(held).toBeLessThan(5)
    expect(shownWords()).toContain('Plate 30.3')
  })

  it('plays a chapter through parts that load while it plays', async () => {
    const { screen, shownPage } = await openAt('?book=1&chapter=10&page=100')
    await expect.poll(shownPage).toBe('100')
    const seen = new Set<string>()
    const watch = setInterval(() => {
      for (const word of lit()) if (word) seen.add(word)
    }, 5)
    // On a busy machine, the click returns after the words that it starts.
    await screen.getByRole('button', { name: 'Play' }).click()
    await expect.poll(shownPage).toBe('102')
    await expect.poll(() => lit().length).toBeGreaterThan(0)
    clearInterval(watch)
    expect(seen.size).toBeGreaterThan(15)
  })

  it('highlights the word of a part that arrives late, without a turn or a seek', async () => {
    const late = openPromise<null>()
    const { shownPage } = await openAt('?book=1&chapter=10&page=101', { onPart: () => late.promise })
    await expect.poll(shownPage).toBe('101')
    expect([document.querySelectorAll('[data-page-waiting]').length > 0, lit()]).toEqual([true, []])
    late.resolve(null)
    await expect.poll(() => lit().length).toBe(1)
  })

  it('shows a failure with a button, which loads the part again', async () => {
    let isAway = true
    const { screen } = await openAt('?book=1&page=20000', {
      onPart: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()),
    })
    await expect.element(screen.getByText('This page could not be loaded.')).toBeVisible()
    isAway = false
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(shownWords).toContain('Plate 20.0')
  })
})
