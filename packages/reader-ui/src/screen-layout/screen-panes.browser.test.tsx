import { toLocalSettings } from '@lectern/core/book'
import '@lectern/ui/styles.css'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ScreenPanes, type ScreenPanesProps } from './screen-panes'

const BAR = 56

function Reader({ settings = {} }: Partial<ScreenPanesProps>) {
  return (
    <div style={{ position: 'fixed', inset: 0, insetBlockStart: `${BAR}px` }}>
      <ScreenPanes
        settings={settings}
        video={<video aria-label="Narrator" style={{ inlineSize: '100%', blockSize: '100%' }} />}
        page={<div role="img" aria-label="Page 1" style={{ blockSize: '100%' }} />}
      />
    </div>
  )
}
type Screen = Awaited<ReturnType<typeof render>>
const video = (screen: Screen) => screen.getByLabelText('Narrator').element()
const boxes = (screen: Screen) => ({
  video: video(screen).getBoundingClientRect(),
  page: screen.getByRole('img', { name: 'Page 1' }).element().getBoundingClientRect(),
})

afterEach(async () => {
  await page.viewport(1280, 720)
})

describe('on a phone', () => {
  it.each([
    [740, 360],
    [667, 375],
    [767, 500],
  ])('in landscape, %i by %i, video and page are side by side, half and half [LAY-002]', async (width, height) => {
    await page.viewport(width, height)
    const screen = await render(<Reader settings={{ screenLayout: 'vertical' }} />)
    const rects = boxes(screen)
    expect(rects.page.left).toBeCloseTo(rects.video.right, 0)
    expect(rects.page.top).toBe(rects.video.top)
    expect(rects.video.width).toBeCloseTo(width / 2, 0)
    expect(rects.video.height).toBe(height - BAR)
  })

  it.each([
    [360, 740],
    [390, 844],
    [767, 1024],
  ])('in portrait, %i by %i, the video is above the page as a 16:9 picture [LAY-003]', async (width, height) => {
    await page.viewport(width, height)
    const screen = await render(<Reader settings={{ screenLayout: 'horizontal' }} />)
    const rects = boxes(screen)
    expect(rects.page.top).toBeCloseTo(rects.video.bottom, 0)
    expect(rects.page.left).toBe(rects.video.left)
    expect(rects.video.width).toBe(width)
    expect(rects.video.height).toBeCloseTo((width * 9) / 16, 0)
    expect(rects.page.bottom).toBeCloseTo(height, 0)
  })

  it('a rotation changes the layout and keeps the video element', async () => {
    await page.viewport(390, 844)
    const screen = await render(<Reader />)
    const playing = video(screen)
    await page.viewport(844, 390)
    await page.viewport(740, 360)
    await expect.poll(() => boxes(screen).video.width).toBeCloseTo(370, 0)
    expect(boxes(screen).page.top).toBe(boxes(screen).video.top)
    expect(video(screen)).toBe(playing)
    expect(playing.isConnected).toBe(true)
  })
})

describe('on any other screen', () => {
  it('the setting puts the video above the page, under both of its names [LAY-012]', async () => {
    await page.viewport(1024, 768)
    const screen = await render(<Reader settings={{}} />)
    expect(boxes(screen).page.left).toBeCloseTo(512, 0)
    await screen.rerender(<Reader settings={{ screenLayout: 'vertical' }} />)
    expect(boxes(screen).page.left).toBe(0)
    expect(boxes(screen).video.height).toBeCloseTo((768 - BAR) / 2, 0)
    expect(boxes(screen).page.top).toBeCloseTo(boxes(screen).video.bottom, 0)
    await screen.rerender(<Reader settings={toLocalSettings({ vertical_layout: false })} />)
    expect(boxes(screen).page.left).toBeCloseTo(512, 0)
    await screen.rerender(<Reader settings={toLocalSettings({ vertical_layout: true })} />)
    expect(boxes(screen).page.left).toBe(0)
  })
})

it.each([
  [1024, 768, 'horizontal'],
  [1024, 768, 'vertical'],
  [740, 360, 'horizontal'],
  [390, 844, 'vertical'],
] as const)(
  'flip_video swaps video and page at %i by %i, %s, and keeps the video element [LAY-013]',
  async (width, height, screenLayout) => {
    await page.viewport(width, height)
    const screen = await render(<Reader settings={{ screenLayout }} />)
    const playing = video(screen)
    const before = boxes(screen)
    await screen.rerender(<Reader settings={{ screenLayout, ...toLocalSettings({ flip_video: true }) }} />)
    const after = boxes(screen)
    expect(before.video.left + before.video.top).toBeLessThan(before.page.left + before.page.top)
    expect(after.page.left + after.page.top).toBeLessThan(after.video.left + after.video.top)
    expect([after.video.width, after.video.height]).toEqual([before.video.width, before.video.height])
    expect(video(screen)).toBe(playing)
    await screen.rerender(<Reader settings={{ screenLayout, ...toLocalSettings({ flip_video: false }) }} />)
    expect(boxes(screen)).toEqual(before)
  },
)
