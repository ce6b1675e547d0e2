/// <reference types="@vitest/browser-playwright" />
import { beforeEach, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createEditor } from '../editor/create-editor'
import { createStage } from '../stage/create-stage'
import { readStagePalette } from '../stage/stage-palette'
import { fixtureWords, pageImage } from '../testing/fixture-words'
import { readStagePixels } from '../testing/read-stage-pixels'
import { PageStage } from './page-stage'

const scope = { pageVariationId: 1, kind: 'rectsByWords' } as const
const pageSize = { width: 600, height: 800 }
const ivory = [255, 255, 240, 255]
const nothing = [0, 0, 0, 0]

beforeEach(async () => {
  await page.viewport(900, 900)
})

function editorWith(text: string) {
  let made = 0
  const editor = createEditor({ newId: () => `drawn-${++made}` })
  editor.loadPage(1, { rects: [], rectsByWords: fixtureWords(text) })
  editor.show(scope, pageSize)
  return editor
}

async function showStage(text: string) {
  const editor = editorWith(text)
  await render(
    <div style={{ blockSize: '860px' }}>
      <PageStage editor={editor} label="Words on page 1" imageUrl={pageImage} view="words" />
    </div>,
  )
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await expect.poll(() => editor.getState().viewport.zoom).toBeGreaterThan(0.5)
  const isPaper = async (...points: (readonly [number, number])[]) => {
    const colors = await readStagePixels(document.body, editor, points)
    return colors.map((color) => String(color) === String(ivory))
  }
  // The paper of the page is visible: the stage renders.
  await expect.poll(() => document.querySelector('canvas')).not.toBeNull()
  await expect.poll(() => isPaper([500, 700])).toEqual([true])
  return { editor, isPaper }
}

/** Drags with the real pointer between two points of the page. */
async function drag(
  editor: ReturnType<typeof createEditor>,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const { viewport } = editor.getState()
  const surface = page.getByRole('listbox')
  const spot = ([x, y]: readonly [number, number]) => ({
    x: (x - viewport.x) * viewport.zoom,
    y: (y - viewport.y) * viewport.zoom,
  })
  await userEvent.dragAndDrop(surface, surface, { sourcePosition: spot(from), targetPosition: spot(to) })
}

const boxOf = (editor: ReturnType<typeof createEditor>, id: string) => {
  const rect = editor.document.get(`1/rectsByWords/${id}`)?.rect
  return rect && [rect.x, rect.y, rect.width, rect.height]
}

it('moves a rect by dragging it and resizes it by dragging its handle [EDIT-002]', async () => {
  const { editor, isPaper } = await showStage('Once upon')
  expect(await isPaper([100, 115], [130, 215])).toEqual([false, true])
  await drag(editor, [100, 115], [130, 215])
  expect(await isPaper([100, 115], [130, 215], [190, 250])).toEqual([true, false, true])
  const [x, y, width, height] = boxOf(editor, 'w0') ?? []
  expect([Math.abs((x ?? 0) - 90) <= 1, Math.abs((y ?? 0) - 200) <= 1, width, height]).toEqual([true, true, 80, 30])
  expect(boxOf(editor, 'w1')).toEqual([160, 100, 80, 30])
  await drag(editor, [(x ?? 0) + 80, (y ?? 0) + 30], [(x ?? 0) + 120, (y ?? 0) + 60])
  const after = boxOf(editor, 'w0') ?? []
  expect(Math.abs((after[2] ?? 0) - 120)).toBeLessThanOrEqual(1)
  expect(Math.abs((after[3] ?? 0) - 60)).toBeLessThanOrEqual(1)
  expect(await isPaper([190, 250])).toEqual([false])
})

it('draws a rect on the page image with the drawing tool [EDIT-003]', async () => {
  const { editor, isPaper } = await showStage('Once')
  await page.getByRole('radio', { name: 'Draw a frame' }).click({ force: true })
  expect(await isPaper([260, 330])).toEqual([true])
  await drag(editor, [200, 300], [320, 360])
  const drawn = editor.document.inOrder(scope).at(-1)
  expect(drawn?.id).toBe('1/rectsByWords/drawn-1')
  for (const [actual, wanted] of [
    [drawn?.rect.x, 200],
    [drawn?.rect.y, 300],
    [drawn?.rect.width, 120],
    [drawn?.rect.height, 60],
  ] as const) {
    expect(Math.abs((actual ?? 0) - wanted)).toBeLessThanOrEqual(1)
  }
  expect(editor.getState().selected).toEqual(new Set(['1/rectsByWords/drawn-1']))
  expect(await isPaper([260, 330])).toEqual([false])
})

it('inserts a rect after the selected word with Enter, as one undo step, and announces it', async () => {
  const { editor, isPaper } = await showStage('Once upon a')
  await page.getByRole('radio', { name: 'Draw a frame' }).click({ force: true })
  const stage = page.getByRole('listbox')
  stage.element().focus()
  editor.select(['1/rectsByWords/w2'])
  expect(await isPaper([400, 115])).toEqual([true])
  await userEvent.keyboard('{Enter}')
  expect(boxOf(editor, 'drawn-1')).toEqual([348, 100, 80, 30])
  expect(await isPaper([400, 115])).toEqual([false])
  expect(editor.getState().selected).toEqual(new Set(['1/rectsByWords/drawn-1']))
  await expect.element(page.getByText('At 348, 100; 80 by 30 pixels')).toBeInTheDocument()
  await expect.element(stage).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(boxOf(editor, 'drawn-1')).toEqual([348, 101, 80, 30])
  editor.undo()
  editor.undo()
  expect(editor.document.inOrder(scope).map(({ rect }) => rect.word)).toEqual(['Once', 'upon', 'a'])
  expect(editor.getState().canUndo).toBe(false)
})

it('inserts a rect into reading order after the selected word, else in the middle of the view', async () => {
  const { editor } = await showStage('Once upon a')
  await page.getByRole('radio', { name: 'Draw a frame' }).click({ force: true })
  page.getByRole('listbox').element().focus()
  editor.select(['1/rectsByWords/w0'])
  await userEvent.keyboard('{Enter}')
  expect(editor.document.inOrder(scope).map(({ rect }) => rect.id)).toEqual(['w0', 'drawn-1', 'w1', 'w2'])
  editor.select([])
  await userEvent.keyboard('{Enter}')
  expect(boxOf(editor, 'drawn-2')).toEqual([260, 385, 80, 30])
})

it('ignores Enter with the other tool', async () => {
  const { editor } = await showStage('Once')
  page.getByRole('listbox').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(editor.document.inOrder(scope)).toHaveLength(1)
})

it('pans the page while the space key is held, with any tool, and draws again afterwards', async () => {
  const { editor } = await showStage('Once')
  await page.getByRole('radio', { name: 'Draw a frame' }).click({ force: true })
  page.getByRole('listbox').element().focus()
  const before = editor.getState().viewport
  await userEvent.keyboard('{ >}')
  await expect.element(page.getByRole('listbox')).toHaveAttribute('data-cursor', 'hand')
  await drag(editor, [200, 300], [260, 360])
  const after = editor.getState().viewport
  expect(before.x - after.x).toBeCloseTo(60, 0)
  expect(before.y - after.y).toBeCloseTo(60, 0)
  expect(editor.document.inOrder(scope)).toHaveLength(1)
  await userEvent.keyboard('{/ }')
  await expect.element(page.getByRole('listbox')).toHaveAttribute('data-cursor', 'draw')
  await drag(editor, [200, 300], [260, 360])
  expect(editor.document.inOrder(scope)).toHaveLength(2)
})

it('shows no size and no zoom for a page without an image', async () => {
  await render(<PageStage editor={editorWith('')} label="Words on page 1" imageUrl={null} view="words" />)
  await expect.element(page.getByText('This page has no image.')).toBeVisible()
  expect(page.getByText('%').query()).toBeNull()
  for (const name of ['Zoom out', 'Zoom in']) await expect.element(page.getByRole('button', { name })).toBeDisabled()
})

it('names a missing image by a heading right below the title of the book', async () => {
  await render(<PageStage editor={editorWith('')} label="Words on page 1" imageUrl={null} view="words" />)
  await expect.element(page.getByText('This page has no image.')).toBeVisible()
  expect(page.getByRole('heading', { name: 'This page has no image.', level: 2 }).query()).not.toBeNull()
})

it('leaves the space key to focused buttons', async () => {
  const { editor } = await showStage('Once')
  const zoom = editor.getState().viewport.zoom
  page.getByRole('button', { name: 'Zoom in' }).element().focus()
  await userEvent.keyboard(' ')
  expect(editor.getState().viewport.zoom).toBeCloseTo(zoom * 1.25)
})

it('has its tools at one Tab stop, reached by the arrow keys', async () => {
  const { editor } = await showStage('Once')
  const tools = page.getByRole('toolbar', { name: 'Page tools' })
  await userEvent.keyboard('{Tab}')
  await expect.element(tools.getByRole('radio', { name: 'Select and edit frames' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tools.getByRole('radio', { name: 'Draw a frame' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(editor.getState().tool).toBe('createRects')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('listbox')).toHaveFocus()
})

it('names the keys of this operating system', async () => {
  const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Win32')
  const { editor } = await showStage('Once')
  editor.select(['1/rectsByWords/w0'])
  editor.nudge(1, 0, false)
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('UndoControl + ZCtrlZ')
  platform.mockRestore()
})

const unreadable = 'data:image/png;base64,AAAA'
function stageWith(editor: ReturnType<typeof createEditor>, imageUrl: string | null, onExpired?: () => Promise<void>) {
  return (
    <div style={{ blockSize: '860px' }}>
      <PageStage editor={editor} label="Words" imageUrl={imageUrl} view="words" onExpired={onExpired} />
    </div>
  )
}

it('shows the image of a page after one without, and after one that cannot be loaded', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const editor = editorWith('')
  const screen = await render(stageWith(editor, pageImage))
  const colors = () => readStagePixels(document.body, editor, [[300, 400]])
  await expect.poll(() => document.querySelector('canvas')).not.toBeNull()
  await expect.poll(colors).toEqual([ivory])
  for (const [without, notice] of [
    [null, 'This page has no image.'],
    [unreadable, /could not be loaded/],
  ] as const) {
    await screen.rerender(stageWith(editor, without))
    await expect.element(screen.getByText(notice)).toBeVisible()
    // The image of the previous page must not lie under these frames.
    expect(await colors()).toEqual([nothing])
    await screen.rerender(stageWith(editor, pageImage))
    await expect.poll(colors).toEqual([ivory])
    await expect.element(screen.getByText(notice)).not.toBeInTheDocument()
  }
  warned.mockRestore()
})

it('loads an image again on request, by a renewed link', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValueOnce(new Error('offline'))
  const fetchLink = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const editor = editorWith('')
  const screen = await render(stageWith(editor, pageImage, fetchLink))
  const retry = screen.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  expect(await readStagePixels(document.body, editor, [[300, 400]])).toEqual([nothing])
  expect(fetchLink).not.toHaveBeenCalled()
  await retry.click()
  await expect.poll(() => readStagePixels(document.body, editor, [[300, 400]])).toEqual([ivory])
  await expect.element(retry).not.toBeInTheDocument()
  expect(fetchLink).toHaveBeenCalledTimes(1)
  decode.mockRestore()
  warned.mockRestore()
})

it('renders at the screen’s resolution after browser zoom or on another screen', async () => {
  const asked = vi.spyOn(window, 'matchMedia')
  await showStage('Once')
  const ratio = () => {
    const canvas = document.querySelector('canvas')
    return canvas === null ? 0 : canvas.width / canvas.clientWidth
  }
  const changeTo = async (deviceScaleFactor: number) => {
    const screen = { width: 900, height: 900, mobile: false, deviceScaleFactor }
    await cdp().send('Emulation.setDeviceMetricsOverride', screen)
    // Emulating another screen fires no event inside a frame.
    for (const { value } of asked.mock.results) {
      if (value instanceof MediaQueryList && value.media.includes('resolution') && !value.matches) {
        value.dispatchEvent(new Event('change'))
      }
    }
  }
  expect(ratio()).toBeCloseTo(1, 1)
  await changeTo(2)
  await expect.poll(ratio).toBeCloseTo(2, 1)
  await changeTo(1)
  await expect.poll(ratio).toBeCloseTo(1, 1)
  await cdp().send('Emulation.clearDeviceMetricsOverride')
  asked.mockRestore()
})

it('cancels a gesture when the stage loses the focus', async () => {
  const { editor } = await showStage('Once')
  editor.send({ kind: 'down', page: { x: 100, y: 115 }, screen: { x: 0, y: 0 }, additive: false, pan: false })
  editor.send({ kind: 'move', page: { x: 200, y: 300 }, screen: { x: 0, y: 0 }, additive: false, pan: false })
  expect(boxOf(editor, 'w0')).not.toEqual([60, 100, 80, 30])
  page.getByRole('listbox').element().focus()
  page.getByRole('button', { name: 'Zoom in' }).element().focus()
  expect(boxOf(editor, 'w0')).toEqual([60, 100, 80, 30])
})

/** A stage of its own in a window of 600 by 600 pixels. */
async function createBareStage(text: string) {
  const editor = editorWith(text)
  editor.setCanvasSize({ width: 600, height: 600 })
  const host = document.createElement('div')
  document.body.append(host)
  const stage = await createStage({
    host,
    editor,
    palette: readStagePalette(document.documentElement),
    devicePixelRatio: 1,
    requestFrame: (draw) => window.requestAnimationFrame(draw),
    cancelFrame: (id) => window.cancelAnimationFrame(id),
  })
  return { editor, host, stage }
}

it('shows no image while the next one loads, and keeps it if only its link is renewed', async () => {
  const { editor, host, stage } = await createBareStage('')
  const color = () => readStagePixels(host, editor, [[300, 400]])
  await stage.setImage(pageImage)
  expect(await color()).toEqual([ivory])
  const renewed = stage.setImage(`${pageImage}?signature=2`)
  expect(await color()).toEqual([ivory])
  await renewed
  let arrive = () => {}
  const decoded = new Promise<void>((resolve) => (arrive = resolve))
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValueOnce(decoded)
  const next = stage.setImage(pageImage.replace('ivory', 'white'))
  expect(await color()).toEqual([nothing])
  decode.mockRestore()
  arrive()
  await next
  await expect.poll(color).toEqual([[255, 255, 255, 255]])
  stage.destroy()
  host.remove()
})

/** A page with a dark word on paper, and another word on dark art. */
const inkedPage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="white"/><rect x="90" y="110" width="20" height="10"/><rect x="150" y="90" width="100" height="50"/></svg>',
)}`

it('highlights a word like the reader: ink stays dark, and dark art gets a visible rim', async () => {
  const { editor, host, stage } = await createBareStage('Once upon')
  await stage.setImage(inkedPage)
  const [ink, paper] = [
    [100, 115],
    [70, 115],
  ] as const
  const [art, rim] = [
    [200, 115],
    [200, 100],
  ] as const
  const highlight = readStagePalette(document.documentElement).highlighted
  const channels = [1, 3, 5].map((at) => Number.parseInt(highlight.slice(at, at + 2), 16))
  stage.setHighlighted(['1/rectsByWords/w0', '1/rectsByWords/w1'])
  expect(await readStagePixels(host, editor, [ink, paper, art])).toEqual([
    [0, 0, 0, 255],
    [...channels, 255],
    [0, 0, 0, 255],
  ])
  const [onRim] = await readStagePixels(host, editor, [rim])
  expect(Math.max(...channels.map((channel, at) => Math.abs(channel - (onRim?.[at] ?? 0))))).toBeLessThan(40)
  stage.setHighlighted([])
  expect(await readStagePixels(host, editor, [paper])).not.toEqual([[...channels, 255]])
  stage.destroy()
  host.remove()
})

it('asks the browser for no frame while nothing changes', async () => {
  const { editor, host, stage } = await createBareStage('Once upon a time')
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
  await expect.poll(() => stage.frameCount()).toBeGreaterThan(0)
  await pause()
  const request = vi.spyOn(window, 'requestAnimationFrame')
  await pause()
  await pause()
  expect(request).not.toHaveBeenCalled()
  editor.select(['1/rectsByWords/w0'])
  expect(request).toHaveBeenCalledOnce()
  request.mockRestore()
  stage.destroy()
  host.remove()
})

it('shows a word that a pan brings from far outside, and frames of selected words that follow a drag', async () => {
  const { editor, host, stage } = await createBareStage('Once upon')
  const [word, frame] = [
    [100, 115],
    [60, 97.5],
  ] as const
  const look = () => readStagePixels(host, editor, [word])
  const [shown] = await look()
  expect(shown).not.toEqual(nothing)
  const { viewport } = editor.getState()
  editor.setViewport({ ...viewport, x: 5000 })
  await expect.poll(look).toEqual([nothing])
  editor.setViewport(viewport)
  await expect.poll(look).toEqual([shown])
  editor.select(['1/rectsByWords/w0', '1/rectsByWords/w1'])
  const outlined = async (at: readonly [number, number]) => (await readStagePixels(host, editor, [at]))[0]
  const line = await outlined([frame[0] + 20, frame[1]])
  expect(line).not.toEqual(nothing)
  const send = (kind: 'down' | 'move' | 'up', x: number, y: number) =>
    editor.send({ kind, page: { x, y }, screen: { x, y }, additive: false, pan: false, free: true })
  send('down', 100, 115)
  send('move', 120, 215)
  await expect.poll(() => outlined([frame[0] + 40, frame[1] + 100])).toEqual(line)
  expect(await outlined([frame[0] + 20, frame[1]])).toEqual(nothing)
  send('up', 120, 215)
  await expect.poll(() => outlined([frame[0] + 40, frame[1] + 100])).toEqual(line)
  stage.destroy()
  host.remove()
})

it('renders one frame for many changes together, and none without changes', async () => {
  const { editor, host, stage } = await createBareStage('Once upon a time')
  const frames = (count: number) =>
    new Promise<void>((resolve) => {
      const next = (left: number) => (left === 0 ? resolve() : window.requestAnimationFrame(() => next(left - 1)))
      next(count)
    })
  await frames(3)
  const before = stage.frameCount()
  await frames(10)
  expect(stage.frameCount()).toBe(before)
  editor.select(['1/rectsByWords/w0'])
  for (let step = 0; step < 20; step++) editor.nudge(1, 1, true)
  await frames(5)
  expect(stage.frameCount()).toBe(before + 1)
  stage.destroy()
  expect(host.querySelector('canvas')).toBeNull()
  host.remove()
})
