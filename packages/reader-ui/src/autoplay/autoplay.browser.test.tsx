import type { AutoplayStart, PopupTrigger } from '@lectern/core/book'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { synthesizeNarration } from '../fixtures/synthesize-narration'
import { pageTurned, pausePressed, playPressed, seekRequested } from '../store/reading-slice'
import { openFixtureBook, type OpenOptions } from '../testing/open-fixture-book'
import { expectAccessible } from '../testing/expect-accessible'

beforeEach(() => page.viewport(1200, 800))
afterEach(() => vi.restoreAllMocks())

const popup = page.getByRole('dialog')
const first = { chapterId: 10, pageId: 100 }
const second = { chapterId: 10, pageId: 101 }

function makeTrigger(id: string, starts: readonly AutoplayStart[], own: Partial<PopupTrigger> = {}): PopupTrigger {
  const items = [{ type: 'definition', content: { en: `This is the ${id}.` } }]
  return { id, x: 40, y: 60, width: 90, height: 60, title: { en: id }, items, autoplayStartTime: starts, ...own }
}

function openTriggers(byPage: Readonly<Record<number, readonly PopupTrigger[]>>, o: OpenOptions = {}) {
  return openFixtureBook({
    ...o,
    change: (book) => ({
      ...book,
      chapters: book.chapters.map((chapter) => ({
        ...chapter,
        pages: chapter.pages.map((own) => ({ ...own, popupTriggers: byPage[own.pageId] ?? [] })),
      })),
    }),
  })
}

function makeSound(seconds: number): string {
  const wav = synthesizeNarration([{ start: 0, end: seconds }])
  return URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }))
}

async function expectOpen(name: string) {
  await expect.element(popup).toHaveAccessibleName(name)
}
async function expectNone() {
  await expect.element(popup).not.toBeInTheDocument()
}
const close = () => userEvent.keyboard('{Escape}')

/** Resolves when the mark of a trigger is drawn: by then a trigger of the page start would be open. */
async function expectDrawn(name: string) {
  await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
}

describe('triggers that open automatically', () => {
  it('open at the time of the entry of the language, pause the narration, and let it go on [POP-017 POP-019]', async () => {
    const { store, audio } = await openTriggers({
      100: [
        makeTrigger('owl', [
          { lang: 'es', value: 0.2 },
          { lang: 'en', value: 1.2 },
        ]),
        makeTrigger('fox', [{ value: 2 }], { y: 200 }),
        makeTrigger('cat', [{ lang: 'es', value: 0.5 }], { y: 400 }),
      ],
    })
    await expectDrawn('owl')
    store.dispatch(playPressed())
    await expectOpen('owl')
    await expect.poll(() => audio.paused).toBe(true)
    expect(audio.currentTime).toBeGreaterThanOrEqual(1.2)
    expect(audio.currentTime).toBeLessThan(1.9)
    await close()
    await expect.poll(() => audio.paused).toBe(false)
    await expectOpen('fox')
    await close()
    await expectNone()
    await expect.poll(() => audio.currentTime).toBeGreaterThan(2.4)
  })

  it('open at the start of the page by order index, one after another, before its narration [POP-018 POP-021 POP-022]', async () => {
    const { store, audio, shownPage } = await openTriggers({
      101: [
        makeTrigger('owl', [{ value: -1, orderIndex: 1 }]),
        makeTrigger('fox', [{ value: -7, orderIndex: 0 }], { y: 200, pausesNarration: false }),
        makeTrigger('cat', [{ value: -1 }], { y: 400 }),
      ],
    })
    store.dispatch(playPressed())
    await expect.poll(() => audio.currentTime).toBeGreaterThan(0)
    store.dispatch(pageTurned({ place: second, by: 'hand' }))
    await expectOpen('fox')
    expect(shownPage()).toBe('101')
    await expect.poll(() => audio.paused).toBe(true)
    const { currentTime } = audio
    await close()
    await expectOpen('owl')
    expect(audio.currentTime).toBe(currentTime)
    await close()
    await expectNone()
    await expect.poll(() => audio.paused).toBe(false)
    await expect.poll(() => audio.currentTime).toBeGreaterThan(currentTime)
    expect(popup.elements()).toEqual([])
  })

  it('never open for a negative value without an order index [POP-020]', async () => {
    const { store, audio } = await openTriggers({
      100: [makeTrigger('cat', [{ value: -1 }]), makeTrigger('owl', [{ value: 1 }], { y: 200 })],
    })
    await expectDrawn('cat')
    store.dispatch(playPressed())
    await expectOpen('owl')
    await close()
    await expect.poll(() => audio.currentTime).toBeGreaterThan(1.3)
    expect(popup.elements()).toEqual([])
  })

  it('do not open again after a seek back, but in the next visit of the page [POP-022]', async () => {
    const { store, audio } = await openTriggers({
      100: [makeTrigger('owl', [{ value: 0.8 }]), makeTrigger('fox', [{ value: -1, orderIndex: 0 }], { y: 200 })],
    })
    await expectOpen('fox')
    await close()
    await expectNone()
    store.dispatch(playPressed())
    await expectOpen('owl')
    await close()
    store.dispatch(seekRequested({ seconds: 0 }))
    await expect.poll(() => audio.currentTime < 0.7).toBe(true)
    await expect.poll(() => audio.currentTime).toBeGreaterThan(1.2)
    expect(popup.elements()).toEqual([])
    store.dispatch(pausePressed())
    store.dispatch(pageTurned({ place: second, by: 'hand' }))
    store.dispatch(pageTurned({ place: first, by: 'hand' }))
    await expectNone()
    store.dispatch(pageTurned({ place: second, by: 'hand' }))
    await expect.poll(() => document.querySelector('[data-shown]')?.getAttribute('data-page')).toBe('101')
    store.dispatch(pageTurned({ place: first, by: 'hand' }))
    await expectOpen('fox')
  })

  it('keep their page until they are closed, even if the narration is turning it', async () => {
    const made = await openTriggers({})
    const span = made.book.chapters[0]?.pages[0]?.span
    const next = made.book.chapters[0]?.pages[1]?.span
    if (!span || !next) throw new Error('The fixture book is not narrated.')
    await made.screen.unmount()
    // At the last moment of the page: the page turns shortly before it.
    const { store, audio, shownPage } = await openTriggers({
      100: [makeTrigger('owl', [{ value: next.start - 0.05 }])],
    })
    await expectDrawn('owl')
    store.dispatch(seekRequested({ seconds: span.end - 1 }))
    store.dispatch(playPressed())
    await expectOpen('owl')
    expect(shownPage()).toBe('100')
    await expect.poll(() => audio.paused).toBe(true)
    await close()
    await expect.poll(shownPage).toBe('101')
    await expect.poll(() => audio.paused).toBe(false)
    expect(popup.elements()).toEqual([])
  })

  it('close at the end of their sound, and the next one opens', async () => {
    const items = [{ type: 'audio', content: { en: makeSound(0.4) } }]
    await openTriggers({
      100: [
        makeTrigger('owl', [{ value: -1, orderIndex: 0 }], { items }),
        makeTrigger('fox', [{ value: -1, orderIndex: 1 }], { y: 200 }),
      ],
    })
    await expectOpen('owl')
    await expectOpen('fox')
  })

  it('have the focus as a whole, and the arrows still turn the page', async () => {
    const items = [{ type: 'audio', content: { en: makeSound(20) } }]
    const { shownPage } = await openTriggers({
      100: [makeTrigger('owl', [{ value: -1, orderIndex: 0 }], { items })],
    })
    await expectOpen('owl')
    await expect.element(popup).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(shownPage).toBe('101')
    await expectNone()
  })

  it('wait while something else covers the page', async () => {
    const { store } = await openTriggers({
      100: [makeTrigger('owl', [{ value: 1 }]), makeTrigger('fox', [], { y: 200, pausesNarration: false })],
    })
    await expectDrawn('fox')
    store.dispatch(playPressed())
    await page.getByRole('button', { name: 'fox', exact: true }).click()
    await expectOpen('fox')
    await expect.poll(() => store.getState().reading.isPlaying).toBe(false)
    await expectOpen('fox')
    await close()
    await expectOpen('owl')
  })

  it('say that they are silent before the first gesture, and start their sound with it', async () => {
    const { play } = HTMLMediaElement.prototype
    let isAllowed = false
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      return isAllowed ? play.call(this) : Promise.reject(new DOMException('No gesture.', 'NotAllowedError'))
    })
    const items = [{ type: 'audio', content: { en: makeSound(20) } }]
    await openTriggers({ 100: [makeTrigger('owl', [{ value: -1, orderIndex: 0 }], { items })] })
    await expectOpen('owl')
    const start = popup.getByRole('button', { name: 'Turn on the sound' })
    await expect.element(start).toBeVisible()
    await expect.element(popup.getByText('Your browser plays no sound until you press something.')).toBeVisible()
    await expectAccessible(popup.element())
    isAllowed = true
    await start.click()
    await expect.element(start).not.toBeInTheDocument()
    await expect.poll(() => popup.element().querySelector('audio')?.currentTime ?? 0).toBeGreaterThan(0)
  })
})
