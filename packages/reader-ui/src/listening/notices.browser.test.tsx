import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookSource } from '../book/book-source'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage } from '../testing/open-book-page'
import { openFixtureBook } from '../testing/open-fixture-book'

beforeEach(() => page.viewport(1200, 800))

const play = page.getByRole('button', { name: 'Play', exact: true })

describe('a page turned by hand while the narration plays', () => {
  it('can be read from its beginning', async () => {
    const { store, audio, shownPage, startOf } = await openFixtureBook()
    await play.click()
    await expect.poll(() => audio.currentTime).toBeGreaterThan(0.2)
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByRole('button', { name: 'Read from here' }).click()
    await expect.poll(() => audio.currentTime).toBeGreaterThan(startOf({ chapterId: 10, pageId: 101 }))
    expect([audio.paused, shownPage(), store.getState().reading.narrated?.pageId]).toEqual([false, '101', 101])
    await expect.element(page.getByRole('button', { name: 'Return to narration' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus()
  })
  it.each([
    [375, 667],
    [667, 375],
  ])('offers the ways on below the page of a phone of %i by %i, and covers none of it', async (width, height) => {
    await page.viewport(width, height)
    await openFixtureBook()
    await play.click()
    await page.getByRole('button', { name: 'Next page' }).click()
    const back = page.getByRole('button', { name: 'Return to narration' })
    await expect.element(back).toBeVisible()
    const box = (element: Element) => element.getBoundingClientRect()
    const stage = box(document.querySelector('[data-page-scroller]')!)
    const [read, returns] = [page.getByRole('button', { name: 'Read from here' }).element(), back.element()].map(box)
    expect(read!.top).toBeGreaterThanOrEqual(stage.bottom)
    expect(returns!.top).toBe(read!.top)
    expect(returns!.bottom).toBeLessThanOrEqual(box(page.getByRole('button', { name: 'Pause' }).element()).top)
  })
})

it('a page turned by hand is read at once if the reader chose that', async () => {
  const { store, audio, shownPage, startOf } = await openFixtureBook({ preferences: { voiceFollowsPage: true } })
  await play.click()
  await expect.poll(() => audio.currentTime).toBeGreaterThan(0.2)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => store.getState().reading.narrated?.pageId).toBe(101)
  await expect.poll(() => audio.currentTime).toBeGreaterThan(startOf({ chapterId: 10, pageId: 101 }))
  expect([audio.paused, shownPage()]).toEqual([false, '101'])
})

describe('the language of the narration', () => {
  it('is named on the player, beside that of a page in another language [PLAY-025]', async () => {
    const { screen } = await openFixtureBook({
      change: (book) => ({
        ...book,
        chapters: book.chapters.map((chapter) => ({
          ...chapter,
          pages: chapter.pages.map((each, index) => ({
            ...each,
            variations: index === 1 ? each.variations.slice(1) : each.variations,
          })),
        })),
      }),
    })
    const player = screen.getByRole('region', { name: 'Narration' })
    await expect.element(player.getByText('English')).toBeVisible()
    await expect.element(player.getByText('Español')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(player.getByText('Español')).toBeVisible()
    await expect.element(player.getByText('English')).toBeVisible()
  })

  const made = makeFixtureBook({ toLink: (wav) => URL.createObjectURL(new Blob([new Uint8Array(wav)])) })
  /** The first chapter is narrated in Spanish only. */
  const spanishNight: BookSource = {
    ...made,
    chapters: made.chapters.map((chapter, index) => ({
      ...chapter,
      variations: chapter.variations.map((each) =>
        index === 0 && each.variation === 'en' ? { ...each, audio: null } : each,
      ),
    })),
  }
  const isPlaying = () => document.querySelector('audio')?.paused === false

  it('can be changed in a chapter without narration, which plays nothing unasked [PLAY-025]', async () => {
    const { shownPage, store } = await openBookPage({ respond: () => spanishNight, search: '?book=1&page=100' })
    await expect.element(page.getByText('This chapter is not narrated in this language.')).toBeVisible()
    await expect.element(play).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    expect(store.getState().reading.isPlaying).toBe(false)
    await page.getByRole('button', { name: 'Switch to Español' }).click()
    await expect.element(play).toBeVisible()
    expect([shownPage(), isPlaying()]).toEqual(['100', false])
    await expect.element(page.getByRole('region', { name: 'Narration' }).getByText('Español')).toBeVisible()
  })

  it('stays the same when a reader plays the next chapter that has it', async () => {
    const { shownPage } = await openBookPage({ respond: () => spanishNight, search: '?book=1&page=100' })
    await page.getByRole('button', { name: 'Play from “Morning”' }).click()
    await expect.poll(shownPage).toBe('110')
    await expect.poll(isPlaying).toBe(true)
    await expect.element(page.getByRole('combobox', { name: 'Book language' })).toHaveValue('en')
  })
})
