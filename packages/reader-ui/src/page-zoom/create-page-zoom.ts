import { createZoomLayout } from './create-zoom-layout'
import { scrollForZoom, type StagePoint } from './scroll-for-zoom'
import { stepZoom, type PageFit, type ZoomEvent, type ZoomSizes, type ZoomState } from './step-zoom'
import { findShownSpread, findZoomElements, measureView, type ZoomElements } from './zoom-elements'
import { resizingAttribute } from './zoom-marks'

/** The state of the zoom that its controls show. */
export interface ZoomStatus {
  /** The current fit; null after a pinch or a step. `screen` is reported as the fit that it amounts to. */
  readonly fit: Exclude<PageFit, 'screen'> | null
  /** 100 is the size before any zoom. */
  readonly percent: number
  readonly canZoomOut: boolean
  readonly canZoomIn: boolean
}

export interface ZoomMove {
  /** Point of the stage under which the page stays in place. */
  readonly at: StagePoint
  /** Previous position of that point; differs if fingers also move the page. */
  readonly from?: StagePoint
}

export interface PageZoom {
  /** Changes the zoom around a point, by default the middle of the stage. */
  readonly send: (event: ZoomEvent, move?: ZoomMove) => void
  /** Returns the same object until it changes. */
  readonly read: () => ZoomStatus
  /** Calls back after each change, but not for each frame of a pinch. Returns a function that stops that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Adapts the zoom to the stage's size. Call it after the window was resized; other changes are observed. */
  readonly layOut: () => void
  readonly detach: () => void
}

/** A page that is wider by this factor than its image was requested for needs a sharper one. */
const SHARPER_IMAGE_FACTOR = 1.05
const initialStatus: ZoomStatus = { fit: 'page', percent: 100, canZoomOut: false, canZoomIn: true }

/**
 * Zooms the pages of a stage. They are scaled by a transform in a box that keeps its size, so that their text is laid out
 * once. An element around that box has the zoomed size, so that the stage scrolls. The zoom is kept when the page is turned.
 */
export function createPageZoom(stage: HTMLElement): PageZoom {
  const elements = findZoomElements(stage)
  return elements === null ? inertZoom : createZoom(elements)
}

/** The zoom of a stage that shows no pages. */
const inertZoom: PageZoom = {
  send: () => undefined,
  read: () => initialStatus,
  subscribe: () => () => undefined,
  layOut: () => undefined,
  detach: () => undefined,
}

function createZoom(elements: ZoomElements): PageZoom {
  const { stage } = elements
  const listeners = new Set<() => void>()
  let state: ZoomState = { fit: 'screen', scale: 1 }
  let status = initialStatus
  let shown = findShownSpread(elements)
  const layout = createZoomLayout(elements)
  const show = (sizes: ZoomSizes, scroll: StagePoint) => {
    layout.show(state, sizes)
    stage.scrollTo({ left: scroll.x, top: scroll.y, behavior: 'instant' })
  }

  const notify = (sizes: ZoomSizes) => {
    layout.markWider(state, sizes)
    status = describe(state, sizes)
    for (const listener of listeners) listener()
  }

  const send = (event: ZoomEvent, move?: ZoomMove) => {
    const sizes = layout.measure()
    if (sizes === null) return
    const from = state.fit === 'screen' ? sizes.screenScale : state.scale
    const next = stepZoom({ ...state, scale: from }, event, sizes)
    const at = move?.at ?? { x: sizes.stage.width / 2, y: sizes.stage.height / 2 }
    const before = move?.from ?? at
    const scroll = { x: stage.scrollLeft + before.x - at.x, y: stage.scrollTop + before.y - at.y }
    const isMoving = event.kind === 'scaled'
    const spread = findShownSpread(elements)
    // At the end of the gesture the layer is rendered again, and sharp.
    if (spread !== null) spread.style.willChange = isMoving ? 'scale' : ''
    state = next
    show(sizes, scrollForZoom({ from, to: next.scale, scroll, at }, sizes))
    if (isMoving) return
    requestSharpImages(elements)
    notify(sizes)
  }

  const onTurn = () => {
    const spread = findShownSpread(elements)
    if (state.fit === 'screen' || spread === null) {
      shown = spread
      return
    }
    const sizes = layout.measure()
    if (sizes === null) return
    if (spread === shown) {
      layout.scaleAddedPages(state, sizes)
      layout.markWider(state, sizes)
      return
    }
    shown = spread
    state = stepZoom(state, { kind: 'laid-out' }, sizes)
    const isFromRight = elements.deck.dir === 'rtl'
    show(sizes, { x: isFromRight ? sizes.page.width * state.scale : 0, y: 0 })
    requestSharpImages(elements)
    notify(sizes)
  }

  const layOut = () => {
    const view = measureView(elements)
    const before = layout.sizeBeforeZoom()
    if (before === null || (view.width === before.width && view.height === before.height)) return
    const middle = {
      x: (stage.scrollLeft + before.width / 2) / stage.scrollWidth,
      y: (stage.scrollTop + before.height / 2) / stage.scrollHeight,
    }
    layout.release()
    const sizes = layout.measure()
    if (sizes === null) return
    state = stepZoom(state, { kind: 'laid-out' }, sizes)
    show(sizes, { x: 0, y: 0 })
    stage.scrollTo({
      left: middle.x * stage.scrollWidth - view.width / 2,
      top: middle.y * stage.scrollHeight - view.height / 2,
      behavior: 'instant',
    })
    notify(sizes)
  }

  const stopWatching = watchStage(elements, { onTurn, onResize: layOut })
  const first = layout.measure()
  if (first !== null) status = describe(state, first)
  return {
    send,
    read: () => status,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    layOut,
    detach: () => {
      stopWatching()
      layout.release()
    },
  }
}

/** Calls back when other pages are shown, and when the stage has another size, but not while the window is being resized. */
function watchStage(
  { stage, deck }: ZoomElements,
  { onTurn, onResize }: { readonly onTurn: () => void; readonly onResize: () => void },
): () => void {
  const turns = new MutationObserver(onTurn)
  turns.observe(deck, { childList: true, attributes: true, attributeFilter: ['data-spread'], subtree: true })
  const resizes = new ResizeObserver(() => {
    if (!stage.hasAttribute(resizingAttribute)) onResize()
  })
  resizes.observe(stage)
  return () => {
    turns.disconnect()
    resizes.disconnect()
  }
}

/** Requests the images of the visible pages in the width in which they are shown. They stay when the page gets smaller. */
function requestSharpImages(elements: ZoomElements): void {
  const spread = findShownSpread(elements)
  if (spread === null) return
  for (const image of spread.querySelectorAll<HTMLImageElement>('article > img[srcset]')) {
    const { width } = image.getBoundingClientRect()
    if (width > image.offsetWidth * SHARPER_IMAGE_FACTOR) image.sizes = `${Math.ceil(width)}px`
  }
}

function describe({ fit, scale }: ZoomState, { screenScale, page, stage }: ZoomSizes): ZoomStatus {
  const screenFit = page.width * screenScale > stage.width - 1 && screenScale > 1.01 ? 'width' : 'page'
  const now = fit === 'screen' ? screenScale : scale
  return {
    fit: fit === 'screen' ? screenFit : fit,
    percent: Math.round((now / screenScale) * 100),
    canZoomOut: now > 1.001,
    canZoomIn: now < 7.99,
  }
}
