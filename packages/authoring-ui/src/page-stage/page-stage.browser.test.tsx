import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createEditor } from '../editor/create-editor'
import { createStage } from '../stage/create-stage'
import { readStagePalette } from '../stage/stage-palette'
import { fixtureWords, pageImage } from '../testing/fixture-words'
import { PageStage } from './page-stage'

const scope = { pageVariationId: 1, kind: 'rectsByWords' } as const
const pageSize = { width: 600, height: 800 }

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
  return editor
}

/** Drags with the real pointer of the browser, between two points of the page. */
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

it('edits rects of the page: a drag moves one, a drag of its handle resizes it [EDIT-002]', async () => {
  const editor = await showStage('Once upon')
  await drag(editor, [100, 115], [130, 215])
  const [x, y, width, height] = boxOf(editor, 'w0') ?? []
  expect([Math.abs((x ?? 0) - 90) <= 1, Math.abs((y ?? 0) - 200) <= 1, width, height]).toEqual([true, true, 80, 30])
  expect(boxOf(editor, 'w1')).toEqual([160, 100, 80, 30])
  await drag(editor, [(x ?? 0) + 80, (y ?? 0) + 30], [(x ?? 0) + 120, (y ?? 0) + 60])
  const after = boxOf(editor, 'w0') ?? []
  expect(Math.abs((after[2] ?? 0) - 120)).toBeLessThanOrEqual(1)
  expect(Math.abs((after[3] ?? 0) - 60)).toBeLessThanOrEqual(1)
})

it('draws a new rect on the page image with the drawing tool [EDIT-003]', async () => {
  const editor = await showStage('Once')
  await page.getByRole('radio', { name: 'Draw a frame' }).click({ force: true })
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
})

it('gives a gesture up when the stage loses the focus', async () => {
  const editor = await showStage('Once')
  editor.send({ kind: 'down', page: { x: 100, y: 115 }, screen: { x: 0, y: 0 }, additive: false, pan: false })
  editor.send({ kind: 'move', page: { x: 200, y: 300 }, screen: { x: 0, y: 0 }, additive: false, pan: false })
  expect(boxOf(editor, 'w0')).not.toEqual([60, 100, 80, 30])
  page.getByRole('listbox').element().focus()
  page.getByRole('button', { name: 'Zoom in' }).element().focus()
  expect(boxOf(editor, 'w0')).toEqual([60, 100, 80, 30])
})

it('draws one frame for many changes at once, and none while nothing changes', async () => {
  const editor = editorWith('Once upon a time')
  editor.setWindow({ width: 600, height: 600 })
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
