import type { PopupTrigger } from '@lectern/core/book'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pageTurned, pausePressed, playPressed } from '../store/reading-slice'
import { openTriggers } from '../testing/open-triggers'

beforeEach(() => page.viewport(1200, 800))

const popup = page.getByRole('dialog')
const mark = page.getByRole('button', { name: 'Lamp', exact: true })
const lamp: PopupTrigger = {
  id: 'lamp',
  x: 110,
  y: 600,
  width: 90,
  height: 90,
  title: { en: 'Lamp' },
  items: [{ type: 'definition', content: 'A light' }],
}

async function open(fields: Partial<PopupTrigger> = {}) {
  const opened = await openTriggers([{ ...lamp, ...fields }])
  await expect.element(mark).toBeVisible()
  return opened
}

describe('a popup', () => {
  it('keeps a title of the other direction clear of its close button', async () => {
    await page.viewport(375, 667)
    await openTriggers([{ ...lamp, title: { en: 'מגדלור הלילה של אוטו הינשוף על המזח' } }])
    await page.getByRole('button', { name: /מגדלור/ }).click()
    const text = document.createRange()
    text.selectNodeContents(popup.getByRole('heading').element())
    const close = popup.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(close.left)
  })

  it('pauses the narration while it is open, unless the reader has used the player', async () => {
    const { store, reading } = await open()
    store.dispatch(playPressed())
    await mark.click()
    await expect.poll(() => reading().isPlaying).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => reading().isPlaying).toBe(true)
    await mark.click()
    await expect.poll(() => reading().isPlaying).toBe(false)
    store.dispatch(playPressed())
    store.dispatch(pausePressed())
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
    expect(reading().isPlaying).toBe(false)
  })

  it('lets the narration continue if the author says so, and avoids the highlighted words', async () => {
    const { store, reading } = await open({ pausesNarration: false })
    await mark.click()
    await expect.element(popup).toBeVisible()
    const panel = popup.element()
    const over = document.querySelector<HTMLElement>('[data-shown] [data-word]')!
    const { left, top, width, height } = over.getBoundingClientRect()
    // Covers the word before it is highlighted.
    panel.style.translate = `${left}px ${top}px`
    store.dispatch(playPressed())
    const covered = () => {
      const box = panel.getBoundingClientRect()
      return box.left < left + width && box.right > left && box.top < top + height && box.bottom > top
    }
    expect(covered()).toBe(true)
    await expect.poll(covered).toBe(false)
    expect(reading().isPlaying).toBe(true)
  })

  it('closes by a press beside it, by its button and by its mark', async () => {
    await open()
    await mark.click()
    await expect.element(popup).toBeVisible()
    await page.getByRole('region', { name: 'Page of the book' }).click({ position: { x: 5, y: 5 } })
    await expect.element(popup).not.toBeInTheDocument()
    await mark.click()
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect.element(mark).toHaveFocus()
    await mark.click()
    await expect.element(popup).toBeVisible()
    await mark.click()
    await expect.element(popup).not.toBeInTheDocument()
  })

  it('lets the Tab key go on behind its mark', async () => {
    await open()
    await mark.click()
    await expect.element(popup.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(mark).toHaveFocus()
    popup.getByRole('button', { name: 'Close' }).element().focus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.closest('[data-page], [role="dialog"]')).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('closes when its page is turned away from, and the narration goes on there', async () => {
    const { store, reading } = await open()
    store.dispatch(playPressed())
    await mark.click()
    await expect.poll(() => reading().isPlaying).toBe(false)
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 101 }, by: 'hand' }))
    await expect.element(popup).not.toBeInTheDocument()
    await expect.poll(() => reading().isPlaying).toBe(true)
    expect(reading().narrated?.pageId).toBe(101)
  })

  it.each([
    ['upright', 375, 667],
    ['sideways', 667, 375],
  ])('is a sheet on a phone that is held %s, beside which the page can be seen', async (_, width, height) => {
    await page.viewport(width, height)
    await open()
    await mark.click()
    await expect.element(popup).toBeVisible()
    const box = popup.element().getBoundingClientRect()
    expect([Math.round(box.right), Math.round(box.bottom)]).toEqual([width, height])
    expect((box.width * box.height) / (width * height)).toBeLessThan(0.7)
  })
  it('has a close button for fingers on a phone', async () => {
    await page.viewport(375, 667)
    await open()
    await mark.click()
    await expect.element(popup).toBeVisible()
    const close = popup.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
    expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44)
  })
})
