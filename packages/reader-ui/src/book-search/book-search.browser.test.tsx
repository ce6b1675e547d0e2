import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage, type BookPageOptions } from '../testing/open-book-page'

const toLink = (wav: Uint8Array) => URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }))
const fixture = makeFixtureBook({ toLink, wordSeconds: 0.05, gapSeconds: 0.01 })
/** The fixture book and 40 pages after it that have other words. */
const book = {
  ...fixture,
  chapters: [
    ...fixture.chapters,
    {
      id: 20,
      name: 'Lists',
      variations: [],
      pages: Array.from({ length: 40 }, (_, index) => ({
        pageId: 2000 + index,
        page_number: index + 1,
        variations: [
          {
            variation: 'en',
            pageImageLink: null,
            imageWidth: 500,
            imageHeight: 750,
            rectData: {
              rects: [],
              rectsByWords: ['Entry', 'well-', 'known', 'opti-', 'mized'].map((word, at) => ({
                id: `${index}-${at}`,
                x: 20 + at * 90,
                y: 40,
                width: 80,
                height: 30,
                word,
              })),
            },
          },
        ],
      })),
    },
  ],
}

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(1200, 800)
})

async function open(o: Partial<BookPageOptions> = {}) {
  const parts: number[] = []
  const opened = await openBookPage({
    respond: () => book,
    search: '?book=1&page=100',
    pagesPerPart: 1,
    onPart: (index) => Promise.resolve(parts.push(index)),
    ...o,
  })
  await expect.poll(opened.shownPage).toBe('100')
  await expect.element(opened.screen.getByRole('button', { name: 'Contents' })).toBeVisible()
  const field = opened.screen.getByRole('searchbox', { name: 'Search in the book' })
  return {
    ...opened,
    parts,
    field,
    async search(text: string) {
      await userEvent.keyboard('/')
      await expect.element(field).toHaveFocus()
      await field.fill(text)
    },
    hits: () => Array.from(document.querySelectorAll('ol[aria-label="Hits"] button'), (hit) => hit.textContent),
    frames: () => document.querySelectorAll('[data-shown] [data-hit]').length,
    current: () => document.querySelector<HTMLElement>('[data-shown] [data-current]'),
    status: () =>
      opened.screen
        .getByRole('status')
        .elements()
        .map((element) => element.textContent),
  }
}

const widthOf = (element: Element) => element.getBoundingClientRect().width

describe('the search in a book', () => {
  // First, because its code is loaded once for all tests.
  it('takes the letters that are typed after the slash key while it is loaded', async () => {
    const { field, hits, store } = await open()
    for (const key of ['/', 't', 'h', 'Shift', 'e', ' ', 'l', 'i', 'x', 'Backspace', 'b', 'r', 'ArrowRight'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('the libr')
    await expect.poll(() => hits().length).toBeGreaterThan(0)
    expect(store.getState().reading.isPlaying).toBe(false)
  })
  it('opens by the slash key, finds text on all pages and frames it on the page', async () => {
    const { search, hits, frames, status } = await open()
    await search('LAMP')
    await expect.poll(() => hits().length).toBe(2)
    expect(hits()[0]).toContain('Page 1')
    expect(hits()[0]).toContain('Night')
    expect(hits()[0]).toContain('The lamp in the library')
    expect(document.querySelector('mark')?.textContent).toBe('lamp')
    await expect.poll(status).toContain('2 hits on 2 pages')
    await expect.poll(frames).toBe(1)
    const word = Array.from(document.querySelectorAll('[data-shown] [data-word]'))
      .find(({ textContent }) => textContent === 'lamp')
      ?.getBoundingClientRect()
    const frame = document.querySelector('[data-shown] [data-hit]')?.getBoundingClientRect()
    expect(frame?.left).toBeLessThan(word?.right ?? 0)
    expect(frame?.right).toBeGreaterThan(word?.left ?? Infinity)
  })

  it('goes from hit to hit by Enter and Shift with Enter, and turns to their pages', async () => {
    const { search, shownPage, current, status, field } = await open()
    await search('book')
    await expect.poll(status).toContain('3 hits on 3 pages')
    await userEvent.keyboard('{Enter}')
    await expect.poll(status).toContain('Hit 1 of 3')
    await expect.poll(current).not.toBeNull()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect.poll(status).toContain('Hit 3 of 3')
    await expect.poll(shownPage).toBe('110')
    await expect.element(field).toHaveFocus()
  })

  it('loads only the parts of pages with hits, a view at a time', async () => {
    const { search, hits, parts } = await open()
    await expect.poll(() => parts.length).toBeGreaterThan(0)
    await search('entry')
    await expect.poll(() => hits().length).toBeGreaterThan(19)
    expect(new Set(parts).size).toBeLessThan(40)
    const before = hits().length
    document.querySelector('ol[aria-label="Hits"] li:last-child')?.scrollIntoView()
    await expect.poll(() => hits().length).toBeGreaterThan(before)
  })

  it('finds words that are split at a line end, and phrases over several words', async () => {
    const { search, hits, field } = await open()
    await search('optimized')
    await expect.poll(() => hits().length).toBeGreaterThan(0)
    await field.fill('open one')
    await expect.poll(hits).toHaveLength(0)
    await field.fill('opened one yellow')
    await expect.poll(hits).toHaveLength(1)
    await expect.poll(() => document.querySelectorAll('[data-shown] [data-hit]').length).toBe(1)
  })

  it('offers the other languages of the book, and opens a hit in its language', async () => {
    const { search, hits, screen, shownPage, frames, status } = await open()
    await search('lampara')
    await expect.element(screen.getByRole('heading', { name: 'No page has “lampara”' })).toBeVisible()
    await expect.poll(status).toContain('No page has “lampara”')
    const widths = screen.getByText('No page has “lampara”', { exact: true }).elements().map(widthOf)
    expect(widths.filter((width) => width > 1)).toHaveLength(1)
    await screen.getByRole('button', { name: /2 pages/ }).click()
    await expect.poll(() => hits().length).toBe(2)
    await screen.getByRole('button', { name: /lámpara se inclinó/ }).click()
    await expect.poll(shownPage).toBe('102')
    await expect.poll(() => document.querySelector<HTMLElement>('[data-shown] [lang]')?.lang).toBe('es')
    await expect.poll(frames).toBe(1)
  })

  it('says that it failed and searches again on demand', async () => {
    let isDown = true
    const { search, hits, screen } = await open({
      onSearch: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve()),
    })
    await search('lamp')
    const retry = screen.getByRole('button', { name: 'Try again' })
    await expect.element(retry).toBeVisible()
    isDown = false
    await retry.click()
    await expect.poll(() => hits().length).toBe(2)
  })

  it('searches a preview in the loaded book', async () => {
    const { search, hits } = await open({ search: '?book=1&page=100&preview=1' })
    await search('lamp')
    await expect.poll(() => hits().length).toBe(2)
  })

  it('closes the panel over the page for a hit on a phone, and leads on from there', async () => {
    await page.viewport(375, 667)
    const { search, screen, shownPage, frames } = await open()
    await search('lamp')
    await screen.getByRole('button', { name: /So the lamp leaned/ }).click()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(shownPage).toBe('102')
    const strip = screen.getByRole('group', { name: 'Search in the book' })
    await expect.element(strip.getByText('Hit 2 of 2')).toBeVisible()
    const places = [...strip.element().children].map((child) => child.getBoundingClientRect())
    expect(places[1]!.left).toBeGreaterThan(places[0]!.right)
    const stage = document.querySelector('[data-page-scroller]')!.getBoundingClientRect()
    expect(stage.width).toBe(window.innerWidth)
    expect(strip.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(stage.bottom)
    await strip.getByRole('button', { name: 'Next hit' }).click()
    await expect.poll(shownPage).toBe('100')
    await expect.poll(frames).toBe(1)
    await strip.getByRole('button', { name: 'End the search' }).click()
    await expect.element(strip).not.toBeInTheDocument()
    await expect.poll(frames).toBe(0)
  })
})
