import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookSource } from '../book/book-source'
import { openFixtureBook } from '../testing/open-fixture-book'
import { recordWebm } from '../testing/record-webm'

const green = [0, 128, 0]
const red = [255, 0, 0]
const redPoster = () => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 160, height: 90 })
  const context = canvas.getContext('2d')!
  context.fillStyle = 'red'
  context.fillRect(0, 0, 160, 90)
  return canvas.toDataURL()
}

/** Opens a book whose first chapter is a recorded green video with a red poster. */
async function openRecordedBook({ poster, ...o }: { readonly pageId?: number; readonly poster?: string } = {}) {
  const video = await recordWebm({ seconds: 3, color: 'green' })
  const change = (book: BookSource): BookSource => ({
    ...book,
    chapters: book.chapters.map((chapter, index) =>
      index > 0
        ? chapter
        : {
            ...chapter,
            variations: chapter.variations.map((variation) => ({
              ...variation,
              video,
              posterLink: poster ?? redPoster(),
            })),
          },
    ),
  })
  // The second page begins within the video.
  const opened = await openFixtureBook({ change, wordSeconds: 0.04, gapSeconds: 0.01, ...o })
  if (!(opened.audio instanceof HTMLVideoElement)) throw new Error('The book has no video.')
  await expect.element(page.getByRole('button', { name: 'Video', exact: true })).toBeInTheDocument()
  return { ...opened, video: opened.audio }
}

/** Pauses the video at its first frames. On a busy machine it would have ended before a button is pressed. */
function pauseOnceItPlays(video: HTMLVideoElement): Promise<void> {
  const { currentTime } = video
  return new Promise((resolve) => {
    video.addEventListener('timeupdate', () => {
      if (video.paused || video.currentTime <= currentTime) return
      video.pause()
      resolve()
    })
  })
}

/** Returns the colour that the screen shows in the middle of the video. */
async function seeColor(video: HTMLVideoElement): Promise<number[]> {
  const base64 = await page.elementLocator(video).screenshot({ save: false })
  const image = new Image()
  image.src = `data:image/png;base64,${base64}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 1, height: 1 })
  const context = canvas.getContext('2d')!
  context.drawImage(image, image.width / 2, image.height / 2, 1, 1, 0, 0, 1, 1)
  return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3))
}
const isNear = (seen: readonly number[], color: readonly number[]) =>
  seen.every((value, index) => Math.abs(value - (color[index] ?? 0)) < 40)

beforeEach(() => page.viewport(1280, 800))
afterEach(() => page.viewport(1280, 720))

describe('the picture of a chapter', () => {
  it.each([100, 101])('is its poster until it plays, on page %i', async (pageId) => {
    const { video } = await openRecordedBook({ pageId })
    await expect.poll(() => video.readyState).toBeGreaterThan(1)
    expect(isNear(await seeColor(video), red)).toBe(true)
    const paused = pauseOnceItPlays(video)
    await page.getByRole('button', { name: 'Play' }).click()
    await paused
    expect(isNear(await seeColor(video), green)).toBe(true)
    await userEvent.keyboard('vv')
    expect(isNear(await seeColor(video), green)).toBe(true)
  })
  it('is its first frame when the poster cannot be loaded', async () => {
    const { video } = await openRecordedBook({ poster: 'data:image/png;base64,AAAA' })
    await expect.poll(async () => isNear(await seeColor(video), green)).toBe(true)
    expect(video.paused).toBe(true)
  })
  it('plays on, in the same element, while it is hidden and shown', async () => {
    const { video } = await openRecordedBook()
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(() => video.videoWidth).toBe(160)
    await expect.poll(() => video.currentTime).toBeGreaterThan(0)
    const stops: string[] = []
    for (const type of ['pause', 'emptied', 'seeking']) video.addEventListener(type, () => stops.push(type))
    await userEvent.keyboard('v')
    await expect.poll(() => video.getBoundingClientRect().width).toBe(0)
    await userEvent.keyboard('v')
    await expect.poll(() => video.getBoundingClientRect().width).toBeGreaterThan(0)
    const { currentTime } = video
    await expect.poll(() => video.currentTime).toBeGreaterThan(currentTime)
    expect(stops).toEqual([])
  })
})
