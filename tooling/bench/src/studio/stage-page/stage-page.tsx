// Runs in a page: measure-stage.ts opens it and calls the functions that it puts on the window.
import { createEditor, createHighlightedWords, PageStage, type Editor } from '@lectern/authoring-ui'
import { Waveform, type WaveformSpan } from '@lectern/ui/waveform'
import '@lectern/ui/styles.css'
import { createRoot, type Root } from 'react-dom/client'
import { drawWithFabric, drawWithKonva } from './draw-with-peers.ts'
import { makeRects, pageSize } from './make-rects.ts'
import { makePeaks } from './make-peaks.ts'
import { passFrame, recordFrames } from './record-frames.ts'

export interface StageTimes {
  /** Script of each step with the frame that it causes, in milliseconds. */
  readonly panMs: number[]
  readonly highlightMs: number[]
  readonly dragMs: number[]
  /** Finished frames while the page pans, in milliseconds. */
  readonly finishedMs: number[]
  readonly framesAtRest: number
}

declare global {
  interface Window {
    timeStage: (count: number) => Promise<StageTimes>
    timePeers: (count: number) => Promise<{ konvaMs: number[]; fabricMs: number[] }>
    /** Shows a stage for a pointer; `takePointerTimes` returns what its moves took since the last call. */
    showStage: (count: number) => Promise<void>
    takePointerTimes: () => number[]
    /** Moves all rects and takes it back. Returns the milliseconds of each, and that the rects are where they were. */
    moveAndUndo: (count: number) => Promise<{ moveMs: number; undoMs: number; isRestored: boolean }>
    timeWaveform: (minutes: number) => Promise<{ firstMs: number; zoomMs: number[] }>
  }
}

const steps = 40
const draggedRects = 500
const restMs = 1000
const scope = { pageVariationId: 1, kind: 'rectsByWords' } as const

const room = document.querySelector<HTMLDivElement>('#room')
if (room === null) throw new Error('The page has no room for a stage.')
let root: Root | null = null

const highlighted = createHighlightedWords()
const recorder = recordFrames(() => {
  const context = room.querySelector('canvas')?.getContext('webgl2')
  context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4))
})

async function mount(count: number): Promise<Editor> {
  root?.unmount()
  root = createRoot(room ?? document.body)
  const editor = createEditor({ newId: () => crypto.randomUUID() })
  editor.loadPage(1, { rects: [], rectsByWords: makeRects(count) })
  editor.show(scope, pageSize)
  root.render(<PageStage editor={editor} label="Words" imageUrl={null} view="words" highlighted={highlighted} />)
  while (document.querySelector('canvas') === null) await passFrame()
  // Frames in which the page is fitted and everything is drawn for the first time.
  for (let frame = 0; frame < 10; frame += 1) await passFrame()
  recorder.take()
  return editor
}

/** Returns the milliseconds of each step with its frames: of their scripts, and until they are drawn. */
async function timeSteps(act: (step: number) => void): Promise<{ scriptMs: number[]; finishedMs: number[] }> {
  const scriptMs: number[] = []
  const finishedMs: number[] = []
  for (let step = 0; step < steps; step += 1) {
    const start = performance.now()
    act(step)
    const actMs = performance.now() - start
    await passFrame()
    const own = recorder.take()
    finishedMs.push(own.reduce((sum, frame) => sum + frame.finishedMs, 0))
    scriptMs.push(own.reduce((sum, frame) => sum + frame.scriptMs, actMs))
  }
  return { scriptMs, finishedMs }
}

window.timeStage = async (count) => {
  const editor = await mount(count)
  const pan = await timeSteps(() => {
    const { viewport } = editor.getState()
    editor.setViewport({ ...viewport, x: viewport.x + 3 })
  })
  const ids = editor.document.inOrder(scope).map(({ id }) => id)
  const highlight = await timeSteps((step) => highlighted.set([ids[step] ?? '']))
  highlighted.set([])
  const dragMs = await timeDrag(editor)
  await passFrame()
  recorder.take()
  await new Promise((resolve) => setTimeout(resolve, restMs))
  return {
    panMs: pan.scriptMs,
    highlightMs: highlight.scriptMs,
    dragMs,
    finishedMs: pan.finishedMs,
    framesAtRest: recorder.take().length,
  }
}

/** Drags rects away from the edges of the page to and fro. */
async function timeDrag(editor: Editor): Promise<number[]> {
  const inner = editor.document.inOrder(scope).filter(({ rect }) => Math.abs(rect.x / pageSize.width - 0.5) < 0.3)
  const [first] = inner
  if (first === undefined) throw new Error('The page has no rect to drag.')
  editor.select(inner.slice(0, draggedRects).map(({ id }) => id))
  await passFrame()
  recorder.take()
  const from = { x: first.rect.x + first.rect.width / 2, y: first.rect.y + first.rect.height / 2 }
  const send = (kind: 'down' | 'move' | 'up', dx: number) => {
    const at = { x: from.x + dx, y: from.y }
    editor.send({ kind, page: at, screen: at, additive: false, pan: false })
  }
  send('down', 0)
  const { scriptMs } = await timeSteps((step) => send('move', 20 + (step % 2)))
  send('up', 20)
  if (editor.document.get(first.id)?.rect.x === first.rect.x) {
    throw new Error('The drag has moved nothing.')
  }
  return scriptMs
}

window.timePeers = async (count) => {
  root?.unmount()
  root = null
  const box = { width: room.clientWidth, height: room.clientHeight }
  const rects = makeRects(count)
  return { konvaMs: drawWithKonva(room, rects, box), fabricMs: await drawWithFabric(room, rects, box) }
}

let pointerMs: number[] = []
window.showStage = async (count) => {
  await mount(count)
  let start = 0
  window.addEventListener('pointermove', () => (start = performance.now()), { capture: true })
  window.addEventListener('pointermove', () => pointerMs.push(performance.now() - start))
}
window.takePointerTimes = () => {
  const taken = [...pointerMs, ...recorder.take().map(({ scriptMs }) => scriptMs)]
  pointerMs = []
  return taken
}

window.moveAndUndo = async (count) => {
  const editor = await mount(count)
  const read = () => editor.document.inOrder(scope).map(({ rect }) => rect.x)
  const before = read()
  editor.select(editor.document.inOrder(scope).map(({ id }) => id))
  await passFrame()
  const start = performance.now()
  editor.nudge(5, 0, false)
  await passFrame()
  const moved = performance.now()
  const hasMoved = read().every((x, at) => x !== before[at])
  const undoStart = performance.now()
  editor.undo()
  await passFrame()
  const undoMs = performance.now() - undoStart
  return { moveMs: moved - start, undoMs, isRestored: hasMoved && read().every((x, at) => x === before[at]) }
}

window.timeWaveform = async (minutes) => {
  root?.unmount()
  root = createRoot(room)
  const seconds = minutes * 60
  const spans: WaveformSpan[] = Array.from({ length: Math.floor(seconds * 2.5) }, (_, at) => ({
    id: `w${at}`,
    text: `word${at}`,
    start: at * 0.4,
    end: at * 0.4 + 0.35,
    isDoubtful: at % 50 === 0,
  }))
  const peaks = makePeaks(seconds)
  const texts = { spans: 'Words', span: () => '', edge: () => '', time: () => '', zoomIn: 'In', zoomOut: 'Out' }
  const playhead = { current: () => 0, subscribe: () => () => undefined }
  const none = () => undefined
  const start = performance.now()
  root.render(
    <Waveform
      label="Waveform"
      texts={texts}
      peaks={peaks}
      spans={spans}
      selectedId={null}
      playhead={playhead}
      editing={{ planMove: () => [], onMove: none }}
      onSelect={none}
      onSeek={none}
      onPlay={none}
    />,
  )
  while (document.querySelector('canvas') === null) await passFrame()
  const canvas = document.querySelector('canvas')
  await passFrame()
  canvas?.getContext('2d')?.getImageData(0, 0, 1, 1)
  const firstMs = performance.now() - start
  const zoomMs: number[] = []
  for (let step = 0; step < steps; step += 1) {
    const box = canvas?.getBoundingClientRect() ?? new DOMRect()
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
    const zoomStart = performance.now()
    const deltaY = step % 20 < 10 ? -120 : 120
    canvas?.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY, ctrlKey: true, bubbles: true, cancelable: true }))
    await passFrame()
    canvas?.getContext('2d')?.getImageData(0, 0, 1, 1)
    zoomMs.push(recorder.take().reduce((sum, { scriptMs }) => sum + scriptMs, 0) || performance.now() - zoomStart)
  }
  return { firstMs, zoomMs }
}
