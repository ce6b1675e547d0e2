import type { CoachingPoint, PopupTrigger } from '@lectern/core/book'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { playPressed, pageTurned } from '../store/reading-slice'
import { openBookPage } from '../testing/open-book-page'
import { toWavLink } from '../testing/open-triggers'

beforeEach(() => page.viewport(1200, 800))
afterEach(() => vi.restoreAllMocks())

const markOf = (name: string) => page.getByRole('button', { name, exact: true })

/** Marks have colours of their own, which are checked each time that a mark is rendered. */
const ownColor = (index: number) => `rgb(1, 2, ${index})`

const triggers = Array.from({ length: 60 }, (_, index): PopupTrigger => ({
  id: `t${index}`,
  x: 20 + (index % 10) * 90,
  y: 40 + Math.floor(index / 10) * 90,
  width: 40,
  height: 40,
  title: { en: `Trigger ${index}` },
  primaryColor: ownColor(index),
  items: [{ type: 'text', content: `Text ${index}` }],
}))
const points = Array.from({ length: 40 }, (_, index): CoachingPoint => ({
  id: `p${index}`,
  x: 60 + (index % 10) * 90,
  y: 620 + Math.floor(index / 10) * 90,
  title: { en: `Point ${index}` },
  color: ownColor(100 + index),
}))

/** Opens a book whose first page has 60 triggers and 40 points, and counts how often marks are rendered. */
async function openFullPage() {
  const supports = vi.spyOn(CSS, 'supports')
  const made = makeFixtureBook({ toLink: toWavLink })
  const chapters = made.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((own) =>
      own.pageId === 100 ? { ...own, popupTriggers: triggers, coachingPoints: points } : own,
    ),
  }))
  const { store } = await openBookPage({ search: '?book=1&page=100', respond: () => ({ ...made, chapters }) })
  await expect.element(markOf('Trigger 59')).toBeVisible()
  await expect.element(markOf('Point 39')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Listening' })).toBeVisible()
  return {
    store,
    /** Returns the number of renders since the last call. */
    countRenders() {
      const count = supports.mock.calls.filter((call) => call.some((text) => text.startsWith('rgb(1, 2, '))).length
      supports.mockClear()
      return count
    },
  }
}

it('renders each of 100 marks once; a turn, the narration and a zoom render none again', async () => {
  const { store, countRenders } = await openFullPage()
  expect(countRenders()).toBe(100)
  store.dispatch(playPressed())
  await expect.poll(() => store.getState().reading.isPlaying).toBe(true)
  store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 101 }, by: 'hand' }))
  await expect.poll(() => document.querySelector('[data-shown]')?.getAttribute('data-page')).toBe('101')
  store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 100 }, by: 'hand' }))
  await expect.poll(() => document.querySelector('[data-shown]')?.getAttribute('data-page')).toBe('100')
  await page.viewport(1000, 700)
  await expect.element(markOf('Trigger 59')).toBeVisible()
  expect(countRenders()).toBe(0)
})

it('marks beside the shown page are hidden and out of reach, and a turn gives none of them new styles', async () => {
  const { store } = await openFullPage()
  const badge = document.querySelector('[data-page="100"] [data-mark="t7"] span')!
  const isVisible = () => badge.checkVisibility({ visibilityProperty: true })
  const readStyles = () => {
    const styles = getComputedStyle(badge)
    return Array.from(styles, (name) => styles.getPropertyValue(name))
  }
  const shown = readStyles()
  store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 101 }, by: 'hand' }))
  await expect.poll(isVisible).toBe(false)
  expect(readStyles()).toEqual(shown)
  badge.closest('button')!.focus()
  expect(document.activeElement?.closest('[data-mark]') ?? null).toBeNull()
  store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 100 }, by: 'hand' }))
  await expect.poll(isVisible).toBe(true)
  expect(readStyles()).toEqual(shown)
})

it('opening and closing one of many marks renders that mark alone', async () => {
  const { countRenders } = await openFullPage()
  countRenders()
  await markOf('Trigger 7').click()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Trigger 7')
  await expect.element(markOf('Trigger 7')).toHaveAttribute('aria-expanded', 'true')
  expect(countRenders()).toBe(1)
  await markOf('Point 5').click()
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Point 5')
  await expect.element(markOf('Trigger 7')).toHaveAttribute('aria-expanded', 'false')
  expect(countRenders()).toBe(2)
})
