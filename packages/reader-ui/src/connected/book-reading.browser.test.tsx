import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookSource } from '../book/book-source'
import { playPressed } from '../store/reading-slice'
import { memoryStorage } from '../testing/memory-storage'
import { toHebrew } from '../fixtures/to-hebrew'
import { openFixtureBook } from '../testing/open-fixture-book'

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

async function waitUntil(holds: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + 8000
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`)
    await frame()
  }
}

const pauseAfterSecondWord = (book: BookSource, pauseAfter: number): BookSource => {
  const changed = structuredClone(book)
  const word = changed.chapters[0]?.pages[0]?.variations[0]?.rectData?.rectsByWords[1]
  if (word === undefined) throw new Error('The fixture book has no second word.')
  Object.assign(word, { pauseAfter })
  return changed
}

beforeEach(() => page.viewport(1200, 800))
afterEach(() => vi.restoreAllMocks())

describe('playing', () => {
  it('toggles between paused and playing by the button and the space key [PLAY-001 KEY-004]', async () => {
    const { screen, audio } = await openFixtureBook()
    expect(audio.paused).toBe(true)
    await screen.getByRole('button', { name: 'Play' }).click()
    await waitUntil(() => !audio.paused, 'the button starts the narration')
    await screen.getByRole('button', { name: 'Pause' }).click()
    await waitUntil(() => audio.paused, 'the button stops the narration')
    document.body.focus()
    await userEvent.keyboard(' ')
    await waitUntil(() => !audio.paused, 'the space key starts the narration')
    await userEvent.keyboard(' ')
    await waitUntil(() => audio.paused, 'the space key stops the narration')
  })
  it('shows a press of the button before its effect, and obeys each of two quick presses', async () => {
    const { store } = await openFixtureBook()
    const button = document.querySelector<HTMLElement>('[data-play]')!
    const played: boolean[] = []
    store.subscribe(() => {
      const { isPlaying } = store.getState().reading
      if (isPlaying !== played.at(-1)) played.push(isPlaying)
    })
    played.length = 0
    button.click()
    await Promise.resolve()
    expect([button.getAttribute('aria-label'), store.getState().reading.isPlaying]).toEqual(['Pause', false])
    button.click()
    await waitUntil(() => played.length === 2, 'both presses have their effect')
    expect(played).toEqual([true, false])
    await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })
  it("reads the word under the pointer's release when the page still moves", async () => {
    const { audio, store } = await openFixtureBook()
    const [, lamp] = document.querySelectorAll<HTMLElement>('[data-shown] [data-narrated]')
    const { x, y, width, height } = lamp!.getBoundingClientRect()
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true }
    lamp!.closest('[lang]')!.dispatchEvent(new MouseEvent('click', at))
    await waitUntil(() => !audio.paused && audio.currentTime > 0.4, 'the word is read')
    expect(store.getState().reading.isPlaying).toBe(true)
    expect(lamp!.textContent).toBe('lamp')
  })
  it('highlights each word once, in order', async () => {
    const { screen, audio, lit } = await openFixtureBook()
    await screen.getByRole('button', { name: 'Play' }).click()
    const seen: string[] = []
    await waitUntil(() => {
      const now = lit()[0]
      if (now !== undefined && now !== seen.at(-1)) seen.push(now)
      return seen.length >= 6
    }, 'six words')
    expect(seen).toEqual(['The', 'lamp', 'in', 'the', 'library', 'had'])
    expect(audio.currentTime).toBeGreaterThan(1.5)
  })
  it('pauses after a word with a pause, keeps it highlighted, and continues automatically', async () => {
    const { screen, audio, lit } = await openFixtureBook({ change: (book) => pauseAfterSecondWord(book, 0.8) })
    await screen.getByRole('button', { name: 'Play' }).click()
    await waitUntil(() => audio.playbackRate === 0, 'the narration is held')
    const [heldAt, since] = [audio.currentTime, performance.now()]
    expect(heldAt).toBeGreaterThanOrEqual(0.92)
    await frame()
    expect([audio.paused, lit()]).toEqual([false, ['lamp']])
    await waitUntil(() => audio.playbackRate === 1, 'the narration goes on')
    expect(performance.now() - since).toBeGreaterThan(600)
    expect(audio.currentTime - heldAt).toBeLessThan(0.4)
    await waitUntil(() => lit()[0] === 'in', 'the next word is highlighted')
  })
  it('ends a pause immediately on a seek or a change of rate', async () => {
    const { screen, audio } = await openFixtureBook({ change: (book) => pauseAfterSecondWord(book, 60) })
    await screen.getByRole('button', { name: 'Play' }).click()
    await waitUntil(() => audio.playbackRate === 0, 'the narration is held')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5')
    expect(audio.playbackRate).toBe(1.5)
    await waitUntil(() => audio.currentTime > 1.2, 'the narration runs')
  })
  it('highlights the word at the position immediately after a seek, even while paused', async () => {
    const { audio, lit } = await openFixtureBook()
    await waitUntil(() => audio.readyState > 0, 'the narration is known')
    audio.currentTime = 0.7
    await waitUntil(() => lit().length > 0, 'a word is highlighted')
    expect(lit()).toEqual(['lamp'])
  })
  it('says "Tap to start" when the browser needs a gesture to play, and starts on a tap [PLAY-023]', async () => {
    const { screen, audio } = await openFixtureBook()
    const refusal = vi.spyOn(audio, 'play').mockRejectedValueOnce(new DOMException('no gesture', 'NotAllowedError'))
    await screen.getByRole('button', { name: 'Play' }).click()
    const tap = screen.getByRole('button', { name: 'Tap to start' })
    await expect.element(tap).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await tap.click()
    await waitUntil(() => !audio.paused, 'the tap starts the narration')
    expect(refusal).toHaveBeenCalledTimes(2)
    await expect.element(tap).not.toBeInTheDocument()
  })
  it('offers the rates 0.5 to 2 in steps of 0.25 and keeps the pitch [PLAY-003]', async () => {
    const { screen, audio, store } = await openFixtureBook()
    const speed = screen.getByRole('combobox', { name: 'Speed' })
    const options = Array.from(speed.element().querySelectorAll('option'), (option) => option.value)
    expect(options).toEqual(['0.5', '0.75', '1', '1.25', '1.5', '1.75', '2'])
    await userEvent.selectOptions(speed, '1.75')
    expect(audio.playbackRate).toBe(1.75)
    expect(audio.preservesPitch).toBe(true)
    expect(store.getState().reading.rate).toBe(1.75)
  })
  it('keeps the rate chosen earlier in the session [PLAY-003]', async () => {
    const session = memoryStorage()
    const first = await openFixtureBook({ session })
    await userEvent.selectOptions(first.screen.getByRole('combobox', { name: 'Speed' }), '1.75')
    await first.screen.unmount()
    const { screen, audio } = await openFixtureBook({ session })
    await expect.element(screen.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.75')
    expect(audio.playbackRate).toBe(1.75)
    await screen.unmount()
    expect((await openFixtureBook()).audio.playbackRate).toBe(1)
  })
  it('treats a held space key as one press', async () => {
    const { store } = await openFixtureBook()
    document.body.focus()
    const hold = (repeat: boolean) =>
      new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true })
    document.body.dispatchEvent(hold(false))
    const again = hold(true)
    document.body.dispatchEvent(again)
    expect(store.getState().reading.isPlaying).toBe(true)
    // The key must not scroll either.
    expect(again.defaultPrevented).toBe(true)
  })
  it('stops the sound when it unmounts', async () => {
    const { screen, audio, store } = await openFixtureBook()
    await screen.getByRole('button', { name: 'Play' }).click()
    await waitUntil(() => store.getState().reading.positionSeconds > 0.3, 'the narration runs')
    const heard = store.getState().reading.positionSeconds
    await screen.unmount()
    expect(audio.hasAttribute('src')).toBe(false)
    expect(audio.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY)
    await frame()
    expect(store.getState().reading.positionSeconds).toBeGreaterThanOrEqual(heard)
  })
  it('keeps the requested state when media events arrive late', async () => {
    const { audio, store } = await openFixtureBook()
    const orders = [vi.spyOn(audio, 'play'), vi.spyOn(audio, 'pause')]
    // An event of an element that was stopped between the event's dispatch and its handling.
    audio.dispatchEvent(new Event('playing'))
    expect(store.getState().reading.isPlaying).toBe(false)
    store.dispatch(playPressed())
    await waitUntil(() => !audio.paused && audio.currentTime > 0.1, 'the narration runs')
    audio.dispatchEvent(new Event('pause'))
    expect(store.getState().reading.isPlaying).toBe(true)
    expect(orders.map((order) => order.mock.calls.length)).toEqual([1, 0])
  })
  it('shows an error when a new signed URL fails too, and requests another on retry', async () => {
    const asked: string[] = []
    const { screen, audio } = await openFixtureBook({
      toLink: () => 'data:audio/wav;base64,',
      onRefreshMedia: () => Promise.resolve(asked.push('refreshed')),
    })
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/The narration could not be loaded\./)
    expect(asked).toEqual(['refreshed'])
    vi.spyOn(audio, 'load').mockImplementation(() => void asked.push('loaded'))
    await screen.getByRole('button', { name: 'Try again' }).click()
    await waitUntil(() => asked.includes('loaded'), 'the narration is loaded again')
    expect(asked).toEqual(['refreshed', 'refreshed', 'loaded'])
  })
})

describe('the page', () => {
  it('turns automatically, with its first word highlighted in its first frame [PLAY-008]', async () => {
    const { screen, audio, shownPage, lit, store } = await openFixtureBook()
    await waitUntil(() => audio.readyState > 0, 'the narration is known')
    const start = store.getState().reading.outline?.chapters[0]?.pages[1]?.startSeconds ?? 0
    audio.currentTime = start - 0.6
    await screen.getByRole('button', { name: 'Play' }).click()
    let seenWithFirstWord: string | undefined
    await waitUntil(() => {
      if (lit()[0] === '“Is') seenWithFirstWord ??= shownPage()
      return seenWithFirstWord !== undefined
    }, 'the first word of the next page is highlighted')
    expect(seenWithFirstWord).toBe('101')
  })
  it('does not turn when automatic page turning is off [PLAY-008]', async () => {
    const { screen, audio, shownPage, lit, store } = await openFixtureBook({ preferences: { autoFlip: false } })
    await waitUntil(() => audio.readyState > 0, 'the narration is known')
    audio.currentTime = (store.getState().reading.outline?.chapters[0]?.pages[1]?.startSeconds ?? 0) - 0.6
    await screen.getByRole('button', { name: 'Play' }).click()
    await waitUntil(() => lit()[0] === '“Is', 'the first word of the next page is highlighted')
    await expect.poll(shownPage).toBe('100')
    await expect.element(screen.getByRole('button', { name: 'Return to narration' })).toBeVisible()
  })
  it('turns with the arrow keys [KEY-007 KEY-008]', async () => {
    const { shownPage } = await openFixtureBook({ pageId: 101 })
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(shownPage).toBe('102')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.poll(shownPage).toBe('100')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(shownPage).toBe('100')
  })
  it('turns in the opposite direction in a right-to-left book [KEY-011]', async () => {
    const { shownPage } = await openFixtureBook({
      pageId: 101,
      language: 'he',
      change: toHebrew,
    })
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(shownPage).toBe('102')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.poll(shownPage).toBe('100')
  })
  it('turned manually keeps the narration playing and offers a way back to it', async () => {
    const { screen, audio, shownPage } = await openFixtureBook()
    await screen.getByRole('button', { name: 'Play' }).click()
    await waitUntil(() => audio.currentTime > 0.3, 'the narration runs')
    await screen.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(shownPage).toBe('101')
    expect(audio.paused).toBe(false)
    await screen.getByRole('button', { name: 'Return to narration' }).click()
    await expect.poll(shownPage).toBe('100')
  })
  it('scrolls to the spoken words of the visible page only', async () => {
    await page.viewport(375, 420)
    const scroll = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => undefined)
    const { screen, audio, lit } = await openFixtureBook()
    await waitUntil(() => audio.readyState > 0, 'the narration is known')
    const litSince = async (seconds: number) => {
      audio.currentTime = seconds
      await waitUntil(() => !audio.seeking, 'the narration is there')
      const before = lit()[0]
      await waitUntil(() => lit()[0] !== undefined && lit()[0] !== before, 'another word is highlighted')
    }
    await screen.getByRole('button', { name: 'Play' }).click()
    // In a low window the page has begun at its text.
    document.querySelector('[data-page-scroller]')?.scrollTo({ top: 0, behavior: 'instant' })
    await litSince(0.4)
    await expect.poll(() => scroll.mock.calls.length).toBeGreaterThan(0)
    await screen.getByRole('button', { name: 'Next page' }).click()
    scroll.mockClear()
    await litSince(0.4)
    expect(scroll).not.toHaveBeenCalled()
  })
  it('turned manually while paused moves the narration along', async () => {
    const { screen, audio, lit } = await openFixtureBook()
    await waitUntil(() => audio.readyState > 0, 'the narration is known')
    await screen.getByRole('button', { name: 'Next page' }).click()
    await waitUntil(() => lit()[0] !== undefined, 'a word is highlighted')
    expect(lit()).toEqual(['“Is'])
  })
  it('keeps the focus on the button that turned to the last page', async () => {
    const { screen, shownPage } = await openFixtureBook({ pageId: 110 })
    const next = screen.getByRole('button', { name: 'Next page' })
    next.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(shownPage).toBe('111')
    await expect.element(next).toHaveFocus()
  })
  it('is the later one again when Forward is pressed right after Back', async () => {
    const { bar, shownPage } = await openFixtureBook({ pageId: 100 })
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => bar.search()).toContain('page=101')
    bar.go(-1)
    bar.go(1)
    await new Promise(requestAnimationFrame)
    await expect.poll(shownPage).toBe('101')
    expect(bar.index()).toBe(1)
  })
  it('is in the address, and each manual turn adds a history entry', async () => {
    const { screen, bar } = await openFixtureBook()
    await screen.getByRole('button', { name: 'Next page' }).click()
    await screen.getByRole('button', { name: 'Next page' }).click()
    expect(bar.entries).toEqual([
      '?book=1&chapter=10&page=100',
      '?book=1&chapter=10&page=101',
      '?book=1&chapter=10&page=102',
    ])
  })
})

describe('the end of a chapter', () => {
  async function playTheEnd(continuousPlay: boolean) {
    const opened = await openFixtureBook({ pageId: 102, preferences: { continuousPlay } })
    await waitUntil(() => opened.audio.readyState > 0, 'the narration is known')
    opened.audio.currentTime = opened.audio.duration - 0.5
    const first = opened.audio.src
    await opened.screen.getByRole('button', { name: 'Play' }).click()
    return { ...opened, first }
  }
  it('starts the next chapter with continuous play [PLAY-010]', async () => {
    const { audio, shownPage, first } = await playTheEnd(true)
    await waitUntil(() => audio.src !== first && !audio.paused && audio.currentTime > 0.1, 'the next chapter plays')
    await expect.poll(shownPage).toBe('110')
  })
  it('stops playback without continuous play [PLAY-010]', async () => {
    const { screen, audio, shownPage, first } = await playTheEnd(false)
    await waitUntil(() => audio.ended, 'the chapter ends')
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible()
    expect(audio.src).toBe(first)
    await expect.poll(shownPage).toBe('102')
  })
})
