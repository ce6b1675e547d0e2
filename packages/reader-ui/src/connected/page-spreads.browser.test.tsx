import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pageTurned } from '../store/reading-slice'
import { toHebrew } from '../fixtures/to-hebrew'
import { openFixtureBook } from '../testing/open-fixture-book'

const spread = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('[data-spread=shown] [data-page]'),
    (sheet) => sheet.dataset['page'],
  )
const box = (pageId: string) => document.querySelector(`[data-page="${pageId}"]`)!.getBoundingClientRect()

afterEach(() => page.viewport(414, 896))

describe('pages beside each other', () => {
  it('are shown in a wide window, the cover alone, and are turned together', async () => {
    await page.viewport(1440, 900)
    const { shownPage } = await openFixtureBook()
    expect(spread()).toEqual(['100'])
    await userEvent.keyboard('{ArrowRight}')
    expect(spread()).toEqual(['101', '102'])
    expect(shownPage()).toBe('101')
    expect(box('102').left).toBeCloseTo(box('101').right, 0)
    expect(box('102').height).toBeCloseTo(box('101').height, 0)
    await userEvent.keyboard('{ArrowRight}')
    expect(spread()).toEqual(['110', '111'])
    await userEvent.keyboard('{ArrowLeft}')
    expect(spread()).toEqual(['101', '102'])
  })

  it('stay where they are when the narration goes from the first to the second', async () => {
    await page.viewport(1440, 900)
    const { store, shownPage } = await openFixtureBook({ pageId: 101 })
    const before = box('101').left
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 102 }, by: 'address' }))
    await expect.poll(shownPage).toBe('102')
    expect(spread()).toEqual(['101', '102'])
    expect(box('101').left).toBe(before)
    expect(document.querySelector('[data-page="101"]')).toBeVisible()
  })

  it('offer no return to a narration on a visible page, and turning shows the narrated page', async () => {
    await page.viewport(1440, 900)
    const { screen, audio, shownPage } = await openFixtureBook({ pageId: 102 })
    await screen.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => audio.paused).toBe(false)
    audio.playbackRate = 0.0625
    const back = screen.getByRole('button', { name: 'Return to narration' })
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(back).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(back).not.toBeInTheDocument()
    expect([spread(), shownPage()]).toEqual([['101', '102'], '102'])
  })

  it('offer no return to a narration on the page that faces the chosen one', async () => {
    await page.viewport(1440, 900)
    const { screen, store, audio } = await openFixtureBook({ pageId: 102 })
    await screen.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => audio.paused).toBe(false)
    audio.playbackRate = 0.0625
    const back = screen.getByRole('button', { name: 'Return to narration' })
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 100 }, by: 'hand' }))
    await expect.element(back).toBeVisible()
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 101 }, by: 'hand' }))
    await expect.element(back).not.toBeInTheDocument()
    expect(spread()).toEqual(['101', '102'])
  })

  it('are a choice of the reader', async () => {
    await page.viewport(1440, 900)
    const { screen } = await openFixtureBook({ pageId: 101 })
    expect(spread()).toEqual(['101', '102'])
    await screen.getByRole('button', { name: 'Page view' }).click()
    await screen.getByRole('button', { name: 'One' }).click()
    await expect.poll(spread).toEqual(['101'])
    await screen.getByRole('button', { name: 'Two' }).click()
    await page.viewport(900, 700)
    await expect.poll(spread).toEqual(['101', '102'])
    await screen.getByRole('button', { name: 'Automatic' }).click()
    await expect.poll(spread).toEqual(['101'])
  })

  it('are counted together', async () => {
    await page.viewport(1440, 900)
    const { screen } = await openFixtureBook({ pageId: 101 })
    await expect.element(screen.getByText('Pages 2–3 of 5')).toBeVisible()
  })

  it('go from right to left in a right-to-left book', async () => {
    await page.viewport(1440, 900)
    await openFixtureBook({
      pageId: 101,
      language: 'he',
      change: toHebrew,
    })
    expect(spread()).toEqual(['101', '102'])
    expect(box('102').right).toBeCloseTo(box('101').left, 0)
    // The narration runs in the same direction.
    const slider = page.getByRole('slider', { name: 'Position in the narration' }).element()
    expect(getComputedStyle(slider).direction).toBe('rtl')
  })
  it('have the number of the page before the total in a right-to-left book on a phone', async () => {
    await page.viewport(375, 667)
    await openFixtureBook({ pageId: 101, language: 'he', change: toHebrew })
    const figures = page.getByText('2 / 5', { exact: true })
    await expect.element(figures).toBeVisible()
    expect(getComputedStyle(figures.element()).direction).toBe('ltr')
  })
})
