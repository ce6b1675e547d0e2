import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage } from '../testing/open-book-page'

beforeEach(() => page.viewport(1200, 800))

const book = makeFixtureBook({ toLink: (wav) => URL.createObjectURL(new Blob([new Uint8Array(wav)])) })

async function playTheEnd(search: string) {
  const opened = await openBookPage({ respond: () => book, search, books: [{ id: 1 }, { id: 2, title: 'The Moon' }] })
  await expect.poll(opened.shownPage).toBe('111')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const audio = document.querySelector('audio')
  await expect.poll(() => audio?.paused).toBe(false)
  if (audio !== null) audio.currentTime = audio.duration - 0.4
  await expect.element(page.getByText('The end', { exact: true })).toBeVisible()
  return opened
}

it('the end of a book offers the next book, the library, and the book again', async () => {
  const { shownPage } = await playTheEnd('?book=1&page=111')
  await expect.element(page.getByRole('link', { name: 'Next: The Moon' })).toHaveAttribute('href', '/?book=2')
  const back = page.getByRole('status').getByRole('link', { name: 'Back to the library' })
  await expect.element(back).toHaveAttribute('href', '/')
  await page.getByRole('button', { name: 'Read again' }).click()
  await expect.poll(shownPage).toBe('100')
  await expect.element(page.getByText('The end', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus()
})

it('the focus is on the play button after the end-of-book notice is closed', async () => {
  await playTheEnd('?book=1&page=111')
  await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText('The end', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toHaveFocus()
})

it.each([
  [375, 667],
  [667, 375],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
])('the end of a book covers nothing of the page in a window of %i by %i', async (width, height) => {
  await page.viewport(width, height)
  await playTheEnd('?book=1&page=111')
  const end = page.getByRole('status').filter({ hasText: 'The end' }).element().getBoundingClientRect()
  const stage = document.querySelector('[data-page-scroller]')!.getBoundingClientRect()
  expect(end.top).toBeGreaterThanOrEqual(stage.bottom)
  for (const button of page.getByRole('status').getByRole('button').elements()) {
    const { left, right } = button.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
  }
  const lastWord = [...document.querySelectorAll('[data-shown] [data-word]')].at(-1)!.getBoundingClientRect()
  expect(lastWord.bottom).toBeLessThanOrEqual(stage.bottom)
})

describe('a book without narration', () => {
  const silent = { ...book, chapters: book.chapters.map((chapter) => ({ ...chapter, variations: [] })) }
  const theEnd = () => page.getByText('The end', { exact: true })

  it('ends after its last page: by button and by key, and can be read again', async () => {
    const { store, shownPage } = await openBookPage({ respond: () => silent, search: '?book=1&page=110' })
    await expect.poll(shownPage).toBe('110')
    const next = page.getByRole('button', { name: 'Next page' })
    await next.click()
    await expect.poll(shownPage).toBe('111')
    await expect.poll(() => store.getState().reading.end?.isOffered).toBe(false)
    await expect.element(theEnd()).not.toBeInTheDocument()
    await next.click()
    await expect.element(theEnd()).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(theEnd()).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(theEnd()).toBeVisible()
    await page.getByRole('button', { name: 'Read again' }).click()
    // The cover that every audio book has.
    await expect.poll(shownPage).toBe('-1')
    await expect.element(theEnd()).not.toBeInTheDocument()
  })

  it('is alone in a frame: it offers to read it again only', async () => {
    const { shownPage } = await openBookPage({
      respond: () => silent,
      books: [{ id: 1 }, { id: 2, title: 'The Moon' }],
      search: '?book=1&page=111&embed=1',
      onReturn: () => true,
    })
    await expect.poll(shownPage).toBe('111')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(theEnd()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Read again' })).toBeVisible()
    expect(page.getByRole('status').getByRole('link').elements()).toEqual([])
  })
})
