// Interprets shaders without eval, which the content security policy forbids.
import 'pixi.js/unsafe-eval'
import { autoDetectRenderer, Container, Graphics, GraphicsContext, Sprite, Texture } from 'pixi.js'
import type { Viewport } from '@lectern/core/geometry'
import type { Editor } from '../editor/editor'
import type { EditorState } from '../editor/editor-state'
import type { PlacedRect } from '../editor/placed-rect'
import { scopeKey } from '../editor/placed-rect'
import type { RectChange } from '../editor/rect-document'
import type { Size } from '../editor/viewport'
import { drawOutlines } from './draw-outlines'
import { drawOverlay } from './draw-overlay'
import { isSamePicture } from './is-same-picture'
import { loadPageTexture } from './load-page-texture'
import { rectTone, type RectTone, type StageView } from './rect-tone'
import type { StagePalette } from './stage-palette'

export interface StageOptions {
  readonly host: HTMLElement
  readonly editor: Editor
  readonly palette: StagePalette
  readonly devicePixelRatio: number
  readonly requestFrame: (draw: () => void) => number
  readonly cancelFrame: (id: number) => void
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
  setLit(ids: readonly string[]): void
  /** Number of frames rendered so far; none is rendered without changes. */
  frameCount(): number
  destroy(): void
}

/** More pixels per CSS pixel cost memory without a visible gain. */
const mostPixelRatio = 2

const fillAlpha = { rect: 0.22, timed: 0.26, doubtful: 0.34, lit: 1 } as const

export async function createStage(options: StageOptions): Promise<Stage> {
  const { editor, host } = options
  const renderer = await autoDetectRenderer({
    preference: 'webgl',
    antialias: true,
    backgroundAlpha: 0,
    autoDensity: true,
    resolution: Math.min(options.devicePixelRatio, mostPixelRatio),
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
    // The stage has a list of its own for screen readers.
    accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
  })
  host.append(renderer.canvas)

  const root = new Container({ eventMode: 'none' })
  const page = new Sprite()
  const rects = new Container({ cullableChildren: false })
  const outlines = new Graphics()
  const overlay = new Graphics()
  root.addChild(page, rects, outlines, overlay)
  // White, so that each rect can tint it.
  const unit = new GraphicsContext().rect(0, 0, 1, 1).fill()

  const drawn = new Map<string, Graphics>()
  let palette = options.palette
  let view: StageView = 'words'
  let lit: ReadonlySet<string> = new Set()
  let shown = { key: '', width: 0, height: 0, zoom: 0, windowWidth: 0, windowHeight: 0 }
  let culledFor: { viewport: Viewport; window: Size; version: number; key: string } | null = null
  let outlinedFor: { seen: ReadonlySet<string>; selected: ReadonlySet<string>; zoom: number } | null = null
  let seen: ReadonlySet<string> = new Set()
  let picture: { url: string; texture: Texture } | null = null
  let imageRequest = 0
  let frame: number | null = null
  let frames = 0
  let destroyed = false

  function paint(graphics: Graphics, placed: PlacedRect): void {
    const { rect } = placed
    const tone = lit.has(placed.id) ? 'lit' : rectTone(rect, view)
    graphics.position.set(rect.x, rect.y)
    graphics.scale.set(rect.width, rect.height)
    graphics.tint = palette[tone]
    graphics.alpha = fillAlpha[tone]
    // A marker on the paper, under which ink stays dark, as in the reader.
    graphics.blendMode = tone === 'lit' ? 'multiply' : 'normal'
  }

  function add(placed: PlacedRect): void {
    const graphics = new Graphics(unit)
    paint(graphics, placed)
    drawn.set(placed.id, graphics)
    rects.addChild(graphics)
  }

  function remove(id: string): void {
    drawn.get(id)?.destroy()
    drawn.delete(id)
  }

  function repaint(ids: Iterable<string>): void {
    for (const id of ids) {
      const graphics = drawn.get(id)
      const placed = editor.document.get(id)
      if (graphics !== undefined && placed !== undefined) paint(graphics, placed)
    }
  }

  function rebuild(): void {
    for (const graphics of drawn.values()) graphics.destroy()
    drawn.clear()
    const { scope } = editor.getState()
    if (scope !== null) for (const placed of editor.document.inOrder(scope)) add(placed)
  }

  function take(change: RectChange): void {
    const key = shown.key
    if (editor.getState().gesture === 'resting') outlinedFor = null
    for (const id of Object.keys(change.removed)) remove(id)
    for (const placed of Object.values(change.added)) if (scopeKey(placed) === key) add(placed)
    for (const [, placed] of Object.values(change.updated)) {
      const graphics = drawn.get(placed.id)
      if (graphics !== undefined) paint(graphics, placed)
    }
    request()
  }

  function follow(): void {
    const state = editor.getState()
    const key = state.scope === null ? '' : scopeKey(state.scope)
    if (key !== shown.key) {
      shown = { ...shown, key }
      rebuild()
    }
    const { width, height } = state.window
    if (width !== shown.windowWidth || height !== shown.windowHeight) {
      shown = { ...shown, windowWidth: width, windowHeight: height }
      renderer.resize(Math.max(1, width), Math.max(1, height))
    }
    if (state.page.width !== shown.width || state.page.height !== shown.height) {
      shown = { ...shown, width: state.page.width, height: state.page.height }
      fitImage()
    }
    request()
  }

  function fitImage(): void {
    if (picture !== null) page.setSize(shown.width, shown.height)
  }

  function showPicture(next: { url: string; texture: Texture } | null): void {
    const before = picture
    picture = next
    page.texture = next?.texture ?? Texture.EMPTY
    page.visible = next !== null
    before?.texture.destroy(true)
    fitImage()
    request()
  }

  /** Hides rects outside the window, by the editor's index and only after a move. */
  function cull(state: EditorState): void {
    const { viewport, window, documentVersion: version } = state
    const { key } = shown
    const before = culledFor
    if (before?.viewport === viewport && before.window === window && before.version === version && before.key === key) {
      return
    }
    culledFor = { viewport, window, version, key }
    const box = {
      x: viewport.x,
      y: viewport.y,
      width: window.width / viewport.zoom,
      height: window.height / viewport.zoom,
    }
    const now = new Set(editor.within(box))
    for (const [id, graphics] of drawn) graphics.visible = now.has(id)
    // A drag moves rects and adds none: the hairlines of the others stay.
    if (now.size !== seen.size || [...now].some((id) => !seen.has(id))) seen = now
  }

  /** Selected rects have frames of their own, so dragging them leaves the hairlines alone. */
  function outline(state: EditorState): void {
    const { selected } = state
    const { zoom } = state.viewport
    const before = outlinedFor
    if (before?.seen === seen && before.selected === selected && before.zoom === zoom) return
    outlinedFor = { seen, selected, zoom }
    const visible: { box: PlacedRect['rect']; tone: RectTone }[] = []
    for (const id of seen) {
      const placed = selected.has(id) ? undefined : editor.document.get(id)
      if (placed !== undefined) visible.push({ box: placed.rect, tone: rectTone(placed.rect, view) })
    }
    drawOutlines(outlines, visible, zoom, palette)
  }

  function draw(): void {
    frame = null
    const state = editor.getState()
    const { viewport } = state
    root.position.set(-viewport.x * viewport.zoom, -viewport.y * viewport.zoom)
    root.scale.set(viewport.zoom)
    cull(state)
    outline(state)
    const boxOf = (id: string) => editor.document.get(id)?.rect ?? null
    const hovered =
      state.hovered.kind === 'rect' && !state.selected.has(state.hovered.id) ? boxOf(state.hovered.id) : null
    drawOverlay(
      overlay,
      {
        selected: [...state.selected].map(boxOf).filter((box) => box !== null),
        hovered: state.gesture === 'resting' ? hovered : null,
        brush: state.brush,
        lit: [...lit].map((id) => (drawn.has(id) ? boxOf(id) : null)).filter((box) => box !== null),
        handles: state.tool === 'editRects',
        zoom: viewport.zoom,
      },
      palette,
    )
    renderer.render(root)
    frames += 1
  }

  function request(): void {
    if (frame === null && !destroyed) frame = options.requestFrame(draw)
  }

  const unsubscribe = [editor.subscribe(follow), editor.document.subscribe(take)]
  follow()

  return {
    async setImage(url) {
      const wanted = ++imageRequest
      if (url !== null && picture !== null && isSamePicture(picture.url, url)) return
      showPicture(null)
      if (url === null) return
      const texture = await loadPageTexture(url)
      if (destroyed || wanted !== imageRequest) texture.destroy(true)
      else showPicture({ url, texture })
    },
    setPixelRatio(devicePixelRatio) {
      const { width, height } = editor.getState().window
      renderer.resize(Math.max(1, width), Math.max(1, height), Math.min(devicePixelRatio, mostPixelRatio))
      request()
    },
    setPalette(next) {
      palette = next
      outlinedFor = null
      repaint(drawn.keys())
      request()
    },
    setView(next) {
      if (next === view) return
      view = next
      outlinedFor = null
      repaint(drawn.keys())
      request()
    },
    setLit(ids) {
      const before = lit
      lit = new Set(ids)
      repaint([...before, ...lit])
      request()
    },
    frameCount: () => frames,
    destroy() {
      destroyed = true
      for (const stop of unsubscribe) stop()
      if (frame !== null) options.cancelFrame(frame)
      picture?.texture.destroy(true)
      root.destroy({ children: true })
      unit.destroy()
      renderer.destroy({ removeView: true })
    },
  }
}
