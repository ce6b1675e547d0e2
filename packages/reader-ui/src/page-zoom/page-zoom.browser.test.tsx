import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookSource } from '../book/book-source'
import { openFixtureBook } from '../testing/open-fixture-book'
import { waitForTools } from '../testing/wait-for-tools'

const stage = () => document.querySelector<HTMLElement>('[data-page-scroller]')!
const sheet = () => document.querySelector<HTMLElement>('[data-shown]')!
const widthOf = () => sheet().getBoundingClientRect().width
const touches = (...points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([clientX, clientY], identifier) => new Touch({ identifier, target: sheet(), clientX, clientY }))
const touch = (type: string, ...points: readonly (readonly [x: number, y: number])[]) =>
  sheet().dispatchEvent(new TouchEvent(type, { touches: touches(...points), bubbles: true, cancelable: true }))
const frame = () => new Promise(requestAnimationFrame)
const wheel = (o: WheelEventInit) =>
  sheet().dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...o }))

async function open(width: number, height: number, o: Parameters<typeof openFixtureBook>[0] = {}) {
  await page.viewport(width, height)
  const reader = await openFixtureBook(o)
  await waitForTools()
  await expect.element(reader.screen.getByRole('button', { name: 'Page view' })).toBeVisible()
  return reader
}

/** Returns the part of the page that lies under a point of the window. */
function partUnder(x: number, y: number) {
  const { left, top, width, height } = sheet().getBoundingClientRect()
  return { x: (x - left) / width, y: (y - top) / height }
}

const withoutTimes = (book: BookSource): BookSource => ({
  ...book,
  chapters: book.chapters.map((chapter) => ({
    ...chapter,
    pages: chapter.pages.map((shown) => ({
      ...shown,
      variations: shown.variations.map(({ rectData, ...variation }) => ({
        ...variation,
        rectData: {
          rects: [],
          rectsByWords: (rectData?.rectsByWords ?? []).map((rect) => ({ ...rect, startTime: 0, endTime: 0 })),
        },
      })),
    })),
  })),
})

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(414, 896)
})

describe('the zoom of the page', () => {
  it('follows the keys and goes back with 0, without laying out the text again', async () => {
    await open(1200, 800)
    const width = widthOf()
    const laidOut = sheet().offsetWidth
    await userEvent.keyboard('+')
    expect(widthOf() / width).toBeCloseTo(1.25, 2)
    await userEvent.keyboard('=')
    expect(widthOf() / width).toBeCloseTo(1.5, 2)
    await userEvent.keyboard('-')
    expect(widthOf() / width).toBeCloseTo(1.25, 2)
    expect(sheet().offsetWidth).toBe(laidOut)
    await userEvent.keyboard('0')
    expect(widthOf()).toBeCloseTo(width, 0)
    expect(stage().scrollHeight).toBeLessThanOrEqual(stage().clientHeight + 1)
  })

  it('keeps the point under the pointer when Ctrl and the wheel zoom', async () => {
    await open(1200, 800)
    for (const key of '+++++') await userEvent.keyboard(key)
    const width = widthOf()
    const before = partUnder(560, 300)
    for (let step = 0; step < 2; step++) {
      const wasHandled = !wheel({ ctrlKey: true, deltaY: -100, clientX: 560, clientY: 300 })
      expect(wasHandled).toBe(true)
      await frame()
    }
    expect(widthOf() / width).toBeGreaterThan(1.5)
    const after = partUnder(560, 300)
    expect(after.x).toBeCloseTo(before.x, 2)
    expect(after.y).toBeCloseTo(before.y, 2)
    expect(wheel({ deltaY: 100 })).toBe(true)
  })

  it('keeps the point under two fingers, which move the page too', async () => {
    await open(375, 667)
    const width = widthOf()
    const before = partUnder(200, 200)
    touch('touchstart', [150, 200], [250, 200])
    expect(touch('touchmove', [100, 200], [300, 200])).toBe(false)
    await frame()
    expect(widthOf() / width).toBeCloseTo(2, 1)
    expect(partUnder(200, 200).x).toBeCloseTo(before.x, 2)
    expect(partUnder(200, 200).y).toBeCloseTo(before.y, 2)
    touch('touchmove', [80, 180], [280, 180])
    await frame()
    expect(partUnder(180, 180).x).toBeCloseTo(before.x, 2)
    expect(stage().hasAttribute('data-wider')).toBe(false)
    const { touchAction } = getComputedStyle(stage())
    touch('touchend')
    expect(stage().hasAttribute('data-wider')).toBe(true)
    // All words inherit what fingers may do, so it changes after the frame that ends the pinch.
    expect(getComputedStyle(stage()).touchAction).toBe(touchAction)
    await expect.poll(() => getComputedStyle(stage()).touchAction).toBe('manipulation')
  })

  it('is kept by the next page, which is shown from its beginning', async () => {
    // A page without narration is not scrolled to its first word.
    const { shownPage } = await open(1200, 800, { change: withoutTimes })
    const width = widthOf()
    for (const key of '+++') await userEvent.keyboard(key)
    stage().scrollTo({ left: 9999, top: 9999, behavior: 'instant' })
    const zoomed = widthOf()
    expect(zoomed).toBeGreaterThan(width * 1.9)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(shownPage).toBe('101')
    await expect.poll(widthOf).toBeCloseTo(zoomed, 0)
    expect(stage().scrollTop).toBe(0)
    expect(stage().scrollLeft).toBe(0)
  })

  it('fits the width, the height or the whole page, and follows the window', async () => {
    const { screen } = await open(1200, 800)
    await screen.getByRole('button', { name: 'Page view' }).click()
    await screen.getByRole('button', { name: 'Width' }).click()
    expect(widthOf()).toBeCloseTo(stage().offsetWidth, 0)
    await expect.element(screen.getByRole('button', { name: 'Width' })).toHaveAttribute('aria-pressed', 'true')
    await page.viewport(1000, 800)
    await expect.poll(() => Math.abs(widthOf() - stage().offsetWidth)).toBeLessThan(2)
    await screen.getByRole('button', { name: 'Height' }).click()
    expect(sheet().getBoundingClientRect().height).toBeCloseTo(stage().offsetHeight, 0)
    await screen.getByRole('button', { name: 'Page', exact: true }).click()
    expect(sheet().getBoundingClientRect().height).toBeLessThanOrEqual(stage().offsetHeight)
  })

  it('shows the whole page on a phone, where the width fills the screen', async () => {
    const { screen } = await open(375, 500)
    expect(sheet().getBoundingClientRect().height).toBeGreaterThan(stage().clientHeight)
    await screen.getByRole('button', { name: 'Page view' }).click()
    await expect.element(screen.getByRole('button', { name: 'Width' })).toHaveAttribute('aria-pressed', 'true')
    await screen.getByRole('button', { name: 'Page', exact: true }).click()
    const box = sheet().getBoundingClientRect()
    const view = stage().getBoundingClientRect()
    expect(box.top).toBeGreaterThanOrEqual(view.top - 1)
    expect(box.bottom).toBeLessThanOrEqual(view.bottom + 1)
    expect(stage().scrollHeight).toBeLessThanOrEqual(stage().clientHeight + 1)
  })

  it('zooms in on a double click on the picture, and back on the next one', async () => {
    await open(1200, 800)
    const width = widthOf()
    const press = () => sheet().dispatchEvent(new MouseEvent('dblclick', { bubbles: true, clientX: 600, clientY: 300 }))
    press()
    expect(widthOf() / width).toBeCloseTo(2.5, 1)
    press()
    expect(widthOf()).toBeCloseTo(width, 0)
  })

  it('is panned by a mouse that is pressed beside the words', async () => {
    await open(1200, 800)
    for (const key of '+++') await userEvent.keyboard(key)
    const pointer = (type: string, target: EventTarget, clientX: number, clientY: number) =>
      target.dispatchEvent(
        new PointerEvent(type, { pointerType: 'mouse', button: 0, clientX, clientY, bubbles: true, cancelable: true }),
      )
    const top = stage().scrollTop
    pointer('pointerdown', sheet(), 600, 400)
    pointer('pointermove', window, 580, 300)
    expect(stage().scrollTop).toBeCloseTo(top + 100, 0)
    pointer('pointerup', window, 580, 300)
    pointer('pointerdown', sheet().querySelector('[data-word]')!, 600, 400)
    pointer('pointermove', window, 600, 500)
    expect(stage().scrollTop).toBeCloseTo(top + 100, 0)
  })

  it('waits until 250 ms after the last resize of the window, in which pointers do nothing [LAY-008 LAY-009]', async () => {
    await open(1200, 800)
    await userEvent.keyboard('+')
    const width = widthOf()
    vi.useFakeTimers()
    const isReached = () => sheet().contains(document.elementFromPoint(600, 300))
    expect(isReached()).toBe(true)
    const zoomed = new MutationObserver(() => undefined)
    zoomed.observe(stage(), { attributeFilter: ['data-zoomed'] })
    for (let resizes = 0; resizes < 3; resizes++) {
      stage().style.height = `${500 - resizes * 20}px`
      window.dispatchEvent(new Event('resize'))
      vi.advanceTimersByTime(249)
      expect(isReached()).toBe(false)
    }
    expect(widthOf()).toBeCloseTo(width, 0)
    zoomed.takeRecords()
    vi.advanceTimersByTime(1)
    expect(isReached()).toBe(true)
    expect(zoomed.takeRecords().length).toBeGreaterThan(0)
    expect(widthOf()).toBeLessThan(width)
    vi.advanceTimersByTime(1000)
    expect(zoomed.takeRecords()).toEqual([])
  })

  it('keeps the spoken word in view', async () => {
    const { screen, lit } = await open(900, 700, { pageId: 100 })
    for (const key of '++++++') await userEvent.keyboard(key)
    stage().scrollTo({ top: 9999, left: 9999, behavior: 'instant' })
    await screen.getByRole('button', { name: 'Play' }).click()
    await expect.poll(lit).not.toEqual([])
    await expect
      .poll(() => {
        const word = document.querySelector('[data-lit]')?.getBoundingClientRect()
        const view = stage().getBoundingClientRect()
        return (
          word !== undefined &&
          word.left >= view.left &&
          word.right <= view.right &&
          word.top >= view.top &&
          word.bottom <= view.bottom
        )
      })
      .toBe(true)
  })
})
