import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toHebrew } from '../fixtures/to-hebrew'
import { pageTurned } from '../store/reading-slice'
import { openFixtureBook } from '../testing/open-fixture-book'
import { waitForTools } from '../testing/wait-for-tools'

beforeEach(() => page.viewport(1200, 800))
afterEach(() => {
  window.getSelection()?.removeAllRanges()
  vi.restoreAllMocks()
})

const menu = page.getByRole('dialog')

async function openWords() {
  const opened = await openFixtureBook()
  await expect.poll(() => opened.audio.readyState).toBeGreaterThan(0)
  await waitForTools()
  const words = opened.book.chapters[0]?.pages[0]?.words ?? []
  const find = (text: string) => {
    const word = words.find((each) => each.text === text)
    const element = document.querySelector(`[data-word="${word?.key}"]`)
    if (!word?.span || element === null) throw new Error(`The page has no word ${text}.`)
    return { element, span: word.span }
  }
  return { ...opened, find }
}

const pressLong = (element: Element) => {
  const { left, top } = element.getBoundingClientRect()
  const at = { bubbles: true, pointerId: 9, pointerType: 'touch', isPrimary: true, clientX: left + 2, clientY: top + 2 }
  element.dispatchEvent(new PointerEvent('pointerdown', at))
  return {
    move: (pixels: number) =>
      element.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: left + 2 + pixels })),
    release() {
      element.dispatchEvent(new PointerEvent('pointerup', at))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    },
  }
}

describe('the menu of a word', () => {
  it('opens by right click, and plays the word alone, after which the narration is where it was', async () => {
    const { find, audio, store } = await openWords()
    const { element, span } = find('library')
    audio.currentTime = 0.4
    await userEvent.click(element, { button: 'right' })
    await expect.element(menu).toHaveAccessibleName('library')
    const starts: number[] = []
    audio.addEventListener('seeking', () => starts.push(audio.currentTime))
    const pausedAt: number[] = []
    const pause = audio.pause.bind(audio)
    vi.spyOn(audio, 'pause').mockImplementation(() => {
      if (!audio.paused) pausedAt.push(audio.currentTime)
      pause()
    })
    await page.getByRole('button', { name: 'Hear this word' }).click()
    await expect.poll(() => pausedAt.length).toBe(1)
    await expect.poll(() => store.getState().reading.isPlaying).toBe(false)
    expect(starts[0]).toBeCloseTo(span.start, 2)
    expect(pausedAt[0]).toBeGreaterThan(span.end - 0.02)
    await expect.poll(() => audio.currentTime).toBeCloseTo(0.4, 2)
  })
  it('plays from the word', async () => {
    const { find, store } = await openWords()
    const { element, span } = find('library')
    await userEvent.click(element, { button: 'right' })
    await page.getByRole('button', { name: 'Play from here' }).click()
    expect(store.getState().reading).toMatchObject({ isPlaying: true, cue: { seconds: span.start } })
    await expect.element(menu).not.toBeInTheDocument()
  })
  it('copies the word, and says so', async () => {
    const { find } = await openWords()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(find('library').element, { button: 'right' })
    await page.getByRole('button', { name: 'Copy' }).click()
    expect(write).toHaveBeenCalledWith('library')
    await expect.element(page.getByText('Copied')).toBeVisible()
  })
  it('opens by the context-menu key for the page, moves from word to word, and returns the focus', async () => {
    await openWords()
    const stage = page.getByRole('region', { name: 'Page of the book' })
    stage.element().focus()
    await userEvent.keyboard('{ContextMenu}')
    await expect.element(menu).toHaveAccessibleName('The')
    await page.getByRole('button', { name: 'Next word' }).click()
    await expect.element(menu).toHaveAccessibleName('lamp')
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(stage).toHaveFocus()
  })

  it('closes when the narration turns the page, and the page has the focus', async () => {
    const { store } = await openWords()
    const stage = page.getByRole('region', { name: 'Page of the book' })
    stage.element().focus()
    await userEvent.keyboard('{ContextMenu}')
    await expect.element(page.getByRole('button', { name: 'Hear this word' })).toHaveFocus()
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 101 }, by: 'address' }))
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(stage).toHaveFocus()
  })

  it('points to the left for the next word of a right-to-left page', async () => {
    await openFixtureBook({ language: 'he', change: toHebrew })
    await waitForTools()
    page.getByRole('region', { name: 'Page of the book' }).element().focus()
    await userEvent.keyboard('{ContextMenu}')
    const next = page.getByRole('button', { name: 'Next word' })
    await expect.element(next).toBeVisible()
    const previous = page.getByRole('button', { name: 'Previous word' })
    const boxOf = (button: typeof next) => button.element().getBoundingClientRect()
    expect(boxOf(next).right).toBeLessThanOrEqual(boxOf(previous).left)
    expect(getComputedStyle(next.element().querySelector('svg')!).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  })

  it('opens by a long press, whose end does not play', async () => {
    const { find, store } = await openWords()
    const finger = pressLong(find('lamp').element)
    await expect.element(menu).toHaveAccessibleName('lamp')
    finger.release()
    expect(store.getState().reading.isPlaying).toBe(false)
  })
  it('stays closed for a finger that moves, and for a selected phrase', async () => {
    const { find } = await openWords()
    pressLong(find('lamp').element).move(40)
    window.getSelection()?.setBaseAndExtent(find('lamp').element, 0, find('library').element, 1)
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    find('library').element.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    await expect.element(menu).not.toBeInTheDocument()
  })
})
