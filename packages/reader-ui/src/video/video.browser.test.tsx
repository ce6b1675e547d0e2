import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookSource } from '../book/book-source'
import { preferencesChanged } from '../store/preferences-slice'
import { openFixtureBook } from '../testing/open-fixture-book'

/** Returns a book whose first chapter has a video, which is the chapter's sound alone; the second has its narration. */
function toVideoBook(book: BookSource): BookSource {
  return {
    ...book,
    chapters: book.chapters.map((chapter, index) => ({
      ...chapter,
      variations: chapter.variations.map(({ audio, ...variation }) =>
        index === 0 ? { ...variation, video: audio ?? null } : { ...variation, audio: audio ?? null },
      ),
    })),
  }
}

const openVideoBook = async () => {
  const opened = await openFixtureBook({ change: toVideoBook })
  await expect.element(page.getByRole('button', { name: 'Video', exact: true })).toBeInTheDocument()
  return opened
}
const find = (selector: string): Element => {
  const element = document.querySelector(selector)
  if (element === null) throw new Error(`There is no ${selector}.`)
  return element
}
const boxes = () => ({
  video: find('video').getBoundingClientRect(),
  page: page.getByRole('region', { name: 'Page of the book' }).element().getBoundingClientRect(),
})
const isBeside = () => Math.abs(boxes().video.top - boxes().page.top) < 1 && boxes().video.width > 0

/** Opens the window that the frame of this test may not open. */
function openOwnWindow() {
  const video = find('video')
  const close = () => {
    Reflect.deleteProperty(document, 'pictureInPictureElement')
    video.dispatchEvent(new Event('leavepictureinpicture'))
  }
  const exit = vi.spyOn(document, 'exitPictureInPicture').mockImplementation(() => Promise.resolve(close()))
  Object.defineProperty(document, 'pictureInPictureElement', { value: video, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'pictureInPictureElement')
    exit.mockRestore()
  })
  video.dispatchEvent(new Event('enterpictureinpicture'))
  return { close, exit }
}

beforeEach(() => {
  Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'pictureInPictureEnabled'))
  return page.viewport(1280, 800)
})
afterEach(() => {
  window.sessionStorage.clear()
  return page.viewport(1280, 720)
})

describe('the video of a chapter', () => {
  it('plays in place of the narration, and its words are lit', async () => {
    const { lit, audio } = await openVideoBook()
    expect(audio).toBeInstanceOf(HTMLVideoElement)
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => lit()[0]).toBe('The')
    await expect.poll(() => lit()[0]).toBe('lamp')
    expect(audio.isConnected).toBe(true)
  })
  it('is played and paused by a press on the picture', async () => {
    const { store, audio } = await openVideoBook()
    await userEvent.click(audio)
    expect(store.getState().reading.isPlaying).toBe(true)
    await userEvent.click(audio)
    expect(store.getState().reading.isPlaying).toBe(false)
  })
  it('is hidden and shown by V, and sounds on while it is hidden [KEY-002]', async () => {
    const { audio } = await openVideoBook()
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => audio.currentTime).toBeGreaterThan(0)
    expect(boxes().video.width).toBeGreaterThan(0)
    await userEvent.keyboard('v')
    await expect.poll(() => boxes().video.width).toBe(0)
    const hiddenAt = audio.currentTime
    await expect.poll(() => audio.currentTime).toBeGreaterThan(hiddenAt + 0.1)
    expect(audio.paused).toBe(false)
    await userEvent.keyboard('v')
    await expect.poll(() => boxes().video.width).toBeGreaterThan(0)
    expect(find('video')).toBe(audio)
  })
  it('leaves the page alone while the page is as large as possible, by F [KEY-001]', async () => {
    await openVideoBook()
    await userEvent.keyboard('f')
    await expect.poll(() => boxes().video.width).toBe(0)
    expect(boxes().page.width).toBe(window.innerWidth)
    await userEvent.keyboard('f')
    await expect.poll(isBeside).toBe(true)
  })
  it('is hidden for a projector, which is said, and is shown beside the page by V or a button', async () => {
    const { audio } = await openVideoBook()
    await page.getByRole('button', { name: 'Play' }).click()
    await page.getByRole('button', { name: 'Presenter mode' }).click()
    await expect.poll(() => boxes().video.width).toBe(0)
    await expect.element(page.getByText('The video is hidden and sounds on.', { exact: false })).toBeInTheDocument()
    expect(boxes().page.width).toBe(window.innerWidth)
    await userEvent.keyboard('v')
    await expect.poll(isBeside).toBe(true)
    expect(boxes().video.width + boxes().page.width).toBeCloseTo(window.innerWidth, 0)
    expect(boxes().page.height).toBe(window.innerHeight)
    expect(page.getByRole('region', { name: 'Narration' }).query()).toBeNull()
    await page.getByRole('button', { name: 'Hide video' }).click()
    await expect.poll(() => boxes().page.width).toBe(window.innerWidth)
    expect([audio.paused, find('video') === audio]).toEqual([false, true])
    await page.getByRole('button', { name: 'Show video' }).click()
    await expect.poll(isBeside).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('region', { name: 'Narration' })).toBeVisible()
    expect(isBeside()).toBe(true)
    await userEvent.keyboard('f')
    await expect.poll(() => boxes().video.width).toBe(0)
    await userEvent.keyboard('f')
  })
  it('closes in a chapter that has only a narration', async () => {
    const { audio } = await openVideoBook()
    await page.getByRole('button', { name: 'Contents' }).click()
    await page
      .getByRole('treeitem', { name: /Morning/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => boxes().video.width).toBe(0)
    await expect.poll(() => audio.paused).toBe(false)
  })
  it('reports that it cannot be loaded, and plays after a retry with a new address', async () => {
    const { audio, store } = await openVideoBook()
    const link = audio.src
    audio.src = '/missing.mp4'
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    audio.src = link
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => store.getState().reading.failure).toBeNull()
    await expect.poll(() => audio.paused).toBe(false)
  })
  it('plays in the page on iPhones, and not in the full screen of the system', async () => {
    const { audio } = await openVideoBook()
    expect(audio).toHaveProperty('playsInline', true)
  })
  it('keeps the page where it is for the arrow keys while it plays in a window of its own [KEY-010]', async () => {
    const { shownPage } = await openVideoBook()
    const own = openOwnWindow()
    await expect.element(page.getByRole('button', { name: 'Bring it back' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    expect(shownPage()).toBe('100')
    await userEvent.keyboard('v')
    await expect.element(page.getByRole('button', { name: 'Bring it back' })).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    expect(shownPage()).toBe('100')
    await userEvent.keyboard('v')
    own.close()
    await expect.element(page.getByRole('button', { name: 'Picture-in-picture' })).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(shownPage).toBe('101')
  })
  it('closes its own window in a chapter that has only a narration', async () => {
    await openVideoBook()
    const own = openOwnWindow()
    await page.getByRole('button', { name: 'Contents' }).click()
    await page
      .getByRole('treeitem', { name: /Morning/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => own.exit.mock.calls.length).toBe(1)
  })
})

it('V in an audio book shows nothing, and says what it is for [KEY-003 MSG-024]', async () => {
  await openFixtureBook()
  await userEvent.keyboard('v')
  await expect.element(page.getByText('This is an audio book. "V" is for video books only.')).toBeVisible()
  expect(document.querySelector('[data-video-pane]')).toBeNull()
})

describe('on a phone', () => {
  it.each([
    [740, 360],
    [667, 375],
    [767, 500],
  ])('in landscape, %i by %i, video and page are side by side, half and half [LAY-002]', async (width, height) => {
    await page.viewport(width, height)
    const { store } = await openVideoBook()
    store.dispatch(preferencesChanged({ screenLayout: 'vertical' }))
    await expect.poll(isBeside).toBe(true)
    expect(boxes().page.left).toBeCloseTo(boxes().video.right, 0)
    expect(boxes().video.width).toBeCloseTo(width / 2, 0)
  })
  it.each([
    [375, 667],
    [390, 844],
    [767, 1024],
  ])('in portrait, %i by %i, the video is above the page as a 16:9 picture [LAY-003]', async (width, height) => {
    await page.viewport(width, height)
    await openVideoBook()
    await expect.poll(() => boxes().video.width).toBe(width)
    expect(boxes().page.top).toBeCloseTo(boxes().video.bottom, 0)
    const available = boxes().video.height + boxes().page.height
    expect(boxes().video.height).toBeCloseTo(Math.min((width * 9) / 16, available * 0.6), 0)
  })
  it('a rotation changes the layout and keeps the video playing', async () => {
    await page.viewport(390, 844)
    const { audio } = await openVideoBook()
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => audio.paused).toBe(false)
    await page.viewport(740, 360)
    await expect.poll(isBeside).toBe(true)
    expect([find('video') === audio, audio.paused]).toEqual([true, false])
  })
})

describe('on any other screen', () => {
  it('the setting puts the video above the page [LAY-012]', async () => {
    const { store } = await openVideoBook()
    await expect.poll(isBeside).toBe(true)
    store.dispatch(preferencesChanged({ screenLayout: 'vertical' }))
    await expect.poll(() => boxes().page.top - boxes().video.bottom).toBeCloseTo(0, 0)
    expect(boxes().video.width).toBe(boxes().page.width)
    expect(boxes().video.height).toBeCloseTo(boxes().page.height, 0)
  })
  it.each([
    [1024, 768, 'horizontal'],
    [1024, 768, 'vertical'],
    [740, 360, 'horizontal'],
    [390, 844, 'vertical'],
  ] as const)('the setting swaps video and page at %i by %i, %s [LAY-013]', async (width, height, screenLayout) => {
    await page.viewport(width, height)
    const { store } = await openVideoBook()
    store.dispatch(preferencesChanged({ screenLayout }))
    const order = () => boxes().video.left + boxes().video.top - boxes().page.left - boxes().page.top
    await expect.poll(order).toBeLessThan(0)
    const { width: wide, height: high } = boxes().video
    store.dispatch(preferencesChanged({ flipVideo: true }))
    await expect.poll(order).toBeGreaterThan(0)
    expect([boxes().video.width, boxes().video.height]).toEqual([wide, high])
  })
})
