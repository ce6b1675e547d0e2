// Interprets shaders without eval, which the content security policy forbids.
import 'pixi.js/unsafe-eval'
import { autoDetectRenderer, Container, Graphics, Ticker, type Renderer } from 'pixi.js'
import type { Editor } from '../editor/editor'
import type { Size } from '../editor/viewport'
import { createFrameScheduler, type FrameSource } from './create-frame-scheduler'
import { drawOverlay } from './draw-overlay'
import { createOutlineLayer } from './layers/create-outline-layer'
import { createPageLayer } from './layers/create-page-layer'
import { createHighlightLayer } from './layers/create-highlight-layer'
import { createRectLayer } from './layers/create-rect-layer'
import { createSelectionLayer } from './layers/create-selection-layer'
import { readOverlay } from './read-overlay'
import { isDrawnByProcessor } from './is-drawn-by-processor'
import type { StageView } from './rect-tone'
import type { StageLook } from './stage-look'
import type { StagePalette } from './stage-palette'

export interface StageOptions extends FrameSource {
  readonly host: HTMLElement
  readonly editor: Editor
  readonly palette: StagePalette
  readonly devicePixelRatio: number
}

/** Renders the scope that the editor shows. Reads the document and never writes it. */
export interface Stage {
  /**
   * Shows a page image. While it loads, or if it cannot be loaded (then this rejects), there is none: the image of another page
   * must not lie under the frames of this one.
   */
  setImage(url: string | null): Promise<void>
  setPixelRatio(devicePixelRatio: number): void
  setPalette(palette: StagePalette): void
  setView(view: StageView): void
  /** Sets the highlighted words by entity id. */
  setHighlighted(ids: readonly string[]): void
  /** Number of frames rendered so far; none is rendered without changes. */
  frameCount(): number
  destroy(): void
}

/** More pixels per CSS pixel cost memory without a visible gain. */
const maxPixelRatio = 2

export async function createStage(options: StageOptions): Promise<Stage> {
  const { editor, host } = options
  const renderer = await startRenderer(options.devicePixelRatio)
  host.append(renderer.canvas)

  let look: StageLook = { palette: options.palette, view: 'words', highlighted: new Set() }
  const frames = createFrameScheduler(options, draw)
  const page = createPageLayer(frames.request)
  const rects = createRectLayer(editor, () => look)
  const highlights = createHighlightLayer()
  const outlines = createOutlineLayer(editor.document)
  const selection = createSelectionLayer(editor.document)
  const overlay = new Graphics()
  const root = new Container({ eventMode: 'none' })
  root.addChild(page.node, rects.node, highlights.node, outlines.node, selection.node, overlay)

  function draw(): void {
    const state = editor.getState()
    const { x, y, zoom } = state.viewport
    root.position.set(-x * zoom, -y * zoom)
    root.scale.set(zoom)
    outlines.draw(state, rects.cull(state), look)
    const content = readOverlay(state, editor.document, [...look.highlighted].filter(rects.has))
    highlights.draw(content.highlighted, look.palette)
    selection.draw(state, look.palette)
    drawOverlay(overlay, content, look.palette)
    renderer.render(root)
    // Pixi frees unused memory by its clock, which ticks with our frames and not at rest.
    Ticker.system.update()
  }

  function setLook(next: StageLook, changedIds?: Iterable<string>): void {
    look = next
    rects.repaint(changedIds)
    frames.request()
  }

  const resizeRenderer = createResizer(renderer)
  function followEditor(): void {
    const state = editor.getState()
    rects.showScope(state.scope)
    resizeRenderer(state.canvasSize)
    page.setSize(state.pageSize)
    frames.request()
  }

  const unsubscribe = [
    editor.subscribe(followEditor),
    editor.document.subscribe((change) => {
      rects.applyChange(change)
      frames.request()
    }),
  ]
  followEditor()

  return {
    setImage: page.setImage,
    setPixelRatio(devicePixelRatio) {
      const { width, height } = editor.getState().canvasSize
      renderer.resize(Math.max(1, width), Math.max(1, height), Math.min(devicePixelRatio, maxPixelRatio))
      frames.request()
    },
    setPalette: (palette) => setLook({ ...look, palette }),
    setView(view) {
      if (view !== look.view) setLook({ ...look, view })
    },
    setHighlighted: (ids) => setLook({ ...look, highlighted: new Set(ids) }, [...look.highlighted, ...ids]),
    frameCount: frames.count,
    destroy() {
      for (const stop of unsubscribe) stop()
      frames.stop()
      page.destroy()
      root.destroy({ children: true })
      rects.destroy()
      renderer.destroy({ removeView: true })
    },
  }
}

async function startRenderer(devicePixelRatio: number): Promise<Renderer> {
  const renderer = await autoDetectRenderer({
    preference: 'webgl',
    antialias: !isDrawnByProcessor(),
    backgroundAlpha: 0,
    autoDensity: true,
    resolution: Math.min(devicePixelRatio, maxPixelRatio),
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
    // The stage has a list of its own for screen readers.
    accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
  })
  // It would ask for each frame of the screen for ever, and keep a tablet awake.
  Ticker.system.autoStart = false
  Ticker.system.stop()
  return renderer
}

/** Returns a function that resizes the canvas if its size differs from the last one. */
function createResizer(renderer: Renderer): (canvasSize: Size) => void {
  let last: Size = { width: 0, height: 0 }
  return ({ width, height }) => {
    if (width === last.width && height === last.height) return
    last = { width, height }
    renderer.resize(Math.max(1, width), Math.max(1, height))
  }
}
