import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { playPressed, seekRequested } from '../store/reading-slice'
import { openFixtureBook, type OpenOptions } from '../testing/open-fixture-book'
import { waitForTools } from '../testing/wait-for-tools'

beforeEach(() => page.viewport(1200, 800))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Opens the fixture book with the times of its first sentences, and records where the narration is paused. */
async function openListening(o: OpenOptions = {}) {
  const opened = await openFixtureBook(o)
  const { audio, book } = opened
  const words = book.chapters[0]?.pages.flatMap((each) => each.words).filter(({ span }) => span !== null) ?? []
  const ends = words.flatMap(({ text, span }, index) =>
    /[.!?]”?$/.test(text) ? [{ end: span?.end ?? 0, next: words[index + 1]?.span?.start ?? 0, text }] : [],
  )
  const pausedAt: number[] = []
  const pause = audio.pause.bind(audio)
  vi.spyOn(audio, 'pause').mockImplementation(() => {
    if (!audio.paused) pausedAt.push(audio.currentTime)
    pause()
  })
  await expect.poll(() => audio.readyState).toBeGreaterThan(0)
  await waitForTools()
  const [first, second] = ends
  if (first === undefined || second === undefined) throw new Error('The fixture book has no second sentence.')
  return { ...opened, first, second, pausedAt }
}

const play = page.getByRole('button', { name: 'Play', exact: true })

/** Measures the longest time, in seconds, in which nothing else could run. */
function measureLongestTask(): () => number {
  let [longest, last] = [0, performance.now()]
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 4)
    last = performance.now()
  }, 4)
  return () => {
    clearInterval(timer)
    return Math.max(0, longest) / 1000
  }
}

describe('sentence mode', () => {
  it.each([0.5, 1, 2])('pauses at the end of each sentence at rate %d [PLAY-021]', async (rate) => {
    const { audio, first, second, pausedAt, lit } = await openListening({ preferences: { sentenceMode: true } })
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Speed' }), String(rate))
    await expect.element(page.getByRole('button', { name: 'Next sentence' })).toBeVisible()
    for (const sentence of [first, second]) {
      audio.currentTime = sentence.end - 0.6
      const count = pausedAt.length
      const readLongestTask = measureLongestTask()
      await play.click()
      await expect.poll(() => pausedAt.length).toBe(count + 1)
      const heard = pausedAt.at(-1) ?? 0
      expect(heard).toBeGreaterThan(sentence.end - 0.02)
      // No timer runs during a long task; in the gap of 60 ms no sound of the next word is heard.
      expect(heard).toBeLessThan(sentence.end + (0.02 + readLongestTask()) * rate)
      expect(audio.currentTime).toBeCloseTo(sentence.end, 2)
      await expect.poll(lit).toEqual([sentence.text])
    }
  })
  it('plays the sentence again, or the next one, by button and by key [PLAY-021]', async () => {
    const { audio, store, first, second } = await openListening({ preferences: { sentenceMode: true } })
    await expect.element(page.getByRole('button', { name: 'Replay sentence' })).toBeVisible()
    audio.currentTime = first.end - 0.3
    await play.click()
    await expect.poll(() => store.getState().reading.isPlaying).toBe(false)
    await page.getByRole('button', { name: 'Replay sentence' }).click()
    expect(store.getState().reading).toMatchObject({ isPlaying: true, cue: { seconds: 0.3 } })
    await userEvent.keyboard('n')
    expect(store.getState().reading.cue.seconds).toBeCloseTo(first.next, 3)
    await userEvent.keyboard('R')
    expect(store.getState().reading.cue.seconds).toBeCloseTo(first.next, 3)
    audio.currentTime = second.end - 0.2
    await expect.poll(() => store.getState().reading.isPlaying).toBe(false)
    await page.getByRole('button', { name: 'Next sentence' }).click()
    expect(store.getState().reading.cue.seconds).toBeCloseTo(second.next, 3)
  })
  it('is switched on in the menu of the player, which is low on a phone', async () => {
    await page.viewport(375, 667)
    const { store } = await openListening()
    await page.getByRole('button', { name: 'Listening' }).click()
    await expect.element(page.getByRole('combobox', { name: 'Sleep timer' })).toBeVisible()
    const topOf = (name: string) => page.getByRole('combobox', { name }).element().getBoundingClientRect().top
    expect(topOf('Repeat')).toBe(topOf('Sleep timer'))
    const { height } = page.getByRole('dialog', { name: 'Listening' }).element().getBoundingClientRect()
    expect(height).toBeLessThan(0.4 * window.innerHeight)
    await page.getByRole('switch', { name: 'Pause after each sentence' }).click()
    expect(store.getState().preferences.sentenceMode).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Listening' })).toHaveFocus()
  })
})

describe('the repeat window', () => {
  it('opens by the key l, with the focus on it [KEY-012]', async () => {
    await openListening()
    await userEvent.keyboard('l')
    await expect.element(page.getByRole('dialog', { name: 'Listening' })).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Repeat' })).toHaveFocus()
  })
  it('repeats the sentence as often as chosen, and then pauses at its end [PLAY-011]', async () => {
    const { audio, store, first } = await openListening()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Speed' }), '2')
    await userEvent.keyboard('{Tab}l')
    await expect.element(page.getByRole('option', { name: 'This sentence' })).toBeEnabled()
    const starts: number[] = []
    audio.addEventListener('seeking', () => starts.push(audio.currentTime))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Repeat' }), 'sentence')
    expect(store.getState().reading).toMatchObject({ isPlaying: true, cue: { seconds: 0.3 } })
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'How often' }), '2')
    await expect.element(page.getByRole('button', { name: /Stop repeating · [12] \/ 2/ })).toBeVisible()
    await expect.poll(() => store.getState().reading.isPlaying).toBe(false)
    expect(audio.currentTime).toBeCloseTo(first.end, 2)
    expect(starts.filter((seconds) => Math.abs(seconds - 0.3) < 0.01)).toHaveLength(2)
    await expect.element(page.getByRole('button', { name: /Stop repeating/ })).not.toBeInTheDocument()
  })
  it('repeats a page until a seek to outside of it [PLAY-011]', async () => {
    const { store, book } = await openListening()
    await userEvent.keyboard('l')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Repeat' }), 'page')
    const stop = page.getByRole('button', { name: 'Stop repeating' })
    await expect.element(stop).toBeVisible()
    store.dispatch(seekRequested({ seconds: 2 }))
    await expect.element(stop).toBeVisible()
    store.dispatch(seekRequested({ seconds: (book.chapters[0]?.pages[1]?.span?.start ?? 0) + 1 }))
    await expect.element(stop).not.toBeInTheDocument()
    expect(store.getState().reading.isPlaying).toBe(true)
  })
  it('shows its span on the timeline, with an edge that keys move [PLAY-011]', async () => {
    const { audio, store } = await openListening()
    await userEvent.keyboard('l')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Repeat' }), 'time')
    await userEvent.keyboard('{Escape}')
    const timeline = page.getByRole('region', { name: 'Narration' })
    const end = timeline.getByRole('slider', { name: 'End of the repeat' })
    const position = timeline.getByRole('slider', { name: 'Position in the narration' })
    await expect.element(end).toHaveValue('10')
    end.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(end).toHaveValue('10.2')
    const band = document.querySelector('[data-repeat]')?.getBoundingClientRect()
    const rail = position.element().getBoundingClientRect()
    // The knob of the position stays inside its rail: 8 px on each side.
    const placeOf = (seconds: number) => rail.left + 8 + (rail.width - 16) * (seconds / audio.duration)
    expect(Math.abs((band?.left ?? 0) - placeOf(0))).toBeLessThan(2)
    expect(Math.abs((band?.right ?? 0) - placeOf(10.2))).toBeLessThan(2)
    await page.getByRole('button', { name: 'Stop repeating' }).click()
    await expect.element(end).not.toBeInTheDocument()
    expect(store.getState().reading.isPlaying).toBe(true)
  })
})

describe('the sleep timer', () => {
  it('fades the narration out after the chosen minutes and shows the time left [PLAY-022]', async () => {
    const { audio, store } = await openListening({ wordSeconds: 0.5, gapSeconds: 0.3 })
    await page.getByRole('button', { name: 'Listening' }).click()
    const sleep = page.getByRole('combobox', { name: 'Sleep timer' })
    await expect.element(sleep).toBeVisible()
    store.dispatch(playPressed())
    await expect.poll(() => audio.paused).toBe(false)
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    await userEvent.selectOptions(sleep, '5')
    await expect.element(page.getByText('Stops in 5:00')).toBeVisible()
    vi.advanceTimersByTime(60_000)
    await expect.element(page.getByText('Stops in 4:00')).toBeVisible()
    expect(audio.volume).toBe(1)
    vi.advanceTimersByTime(236_000)
    expect(audio.volume).toBeCloseTo(0.5, 1)
    expect(store.getState().reading.isPlaying).toBe(true)
    vi.advanceTimersByTime(4000)
    await expect.poll(() => audio.paused).toBe(true)
    await expect.element(page.getByText('The sleep timer has stopped the narration.')).toBeVisible()
    await expect.poll(() => audio.volume).toBe(1)
    await expect.element(sleep).toHaveValue('off')
  })
  it.each([
    ['page', 'End of page'],
    ['chapter', 'End of chapter'],
  ])('stops the narration at the end of a %s [PLAY-022]', async (unit, label) => {
    const { audio, store, book } = await openListening()
    await page.getByRole('button', { name: 'Listening' }).click()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sleep timer' }), label)
    const chapter = book.chapters[0]
    const end = unit === 'page' ? (chapter?.pages[0]?.span?.end ?? 0) : audio.duration
    audio.currentTime = end - 0.5
    store.dispatch(playPressed())
    await expect.poll(() => store.getState().reading.positionSeconds).toBeGreaterThan(end - 0.4)
    await expect.poll(() => store.getState().reading.isPlaying).toBe(false)
    expect(Math.abs(audio.currentTime - end)).toBeLessThan(0.06)
    expect(store.getState().reading.narrated?.chapterId).toBe(chapter?.chapterId)
    await expect.element(page.getByText('The sleep timer has stopped the narration.')).toBeVisible()
  })
})
