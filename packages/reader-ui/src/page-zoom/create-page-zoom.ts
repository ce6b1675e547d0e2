import { createZoomLayout } from './create-zoom-layout'
import { scrollForZoom, type RoomPoint } from './scroll-for-zoom'
import { stepZoom, type PageFit, type ZoomEvent, type ZoomRoom, type ZoomState } from './step-zoom'
import { findShownSpread, findZoomElements, measureView, type ZoomElements } from './zoom-elements'
import { resizingAttribute } from './zoom-marks'

/** The zoom as its controls show it. */
export interface ZoomLook {
  /** The fit on screen; null after a zoom by hand. `screen` is given as what it shows. */
  readonly fit: Exclude<PageFit, 'screen'> | null
  /** 100 is the layout of the screen. */
  readonly percent: number
  readonly canZoomOut: boolean
  readonly canZoomIn: boolean
}

export interface ZoomMove {
  /** Point of the stage under which the page stays in place. */
  readonly at: RoomPoint
  /** Previous position of that point; differs if fingers also move the page. */
  readonly from?: RoomPoint
}

export interface PageZoom {
  /** Changes the zoom around a point, by default the middle of the stage. */
  readonly send: (event: ZoomEvent, move?: ZoomMove) => void
  /** Returns the same object until it changes. */
  readonly read: () => ZoomLook
  /** Calls back after each change, but not for each frame of a pinch. Returns a function that stops that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Adapts the zoom to the stage's size. It does so by itself, but not while the window is being resized. */
  readonly layOut: () => void
  readonly detach: () => void
}

/** From this factor on the page is wider than its image was requested for. */
const SHARPER = 1.05
const screenLook: ZoomLook = { fit: 'page', percent: 100, canZoomOut: false, canZoomIn: true }

/**
 * Zooms the pages of a stage. They are scaled by a transform in a room that keeps its size, so that their text is laid out
 * once; an element around them has the zoomed size, over which the stage scrolls. The zoom is kept when the page is turned.
 */
export function createPageZoom(stage: HTMLElement): PageZoom {
  const elements = findZoomElements(stage)
  return elements === null ? noZoom : createZoom(elements)
}

/** The zoom of a stage that shows no pages. */
const noZoom: PageZoom = {
  send: () => undefined,
  read: () => screenLook,
  subscribe: () => () => undefined,
  layOut: () => undefined,
  detach: () => undefined,
}

function createZoom(elements: ZoomElements): PageZoom {
  const { stage } = elements
  const listeners = new Set<() => void>()
  let state: ZoomState = { fit: 'screen', scale: 1 }
  let look = screenLook
  let shown = findShownSpread(elements)
  const layout = createZoomLayout(elements)
  const show = (sizes: ZoomRoom, scroll: RoomPoint) => {
    layout.show(state, sizes)
    stage.scrollTo({ left: scroll.x, top: scroll.y, behavior: 'instant' })
  }

  const notify = (sizes: ZoomRoom) => {
    // Only once the fingers rest: what fingers do to the page is inherited, so that each word of it gets new styles.
    layout.markWider(state, sizes)
    look = describe(state, sizes)
    for (const listener of listeners) listener()
  }

  const send = (event: ZoomEvent, move?: ZoomMove) => {
    const sizes = layout.measure()
    if (sizes === null) return
    const from = state.fit === 'screen' ? sizes.screenScale : state.scale
    const next = stepZoom({ ...state, scale: from }, event, sizes)
    const at = move?.at ?? { x: sizes.room.width / 2, y: sizes.room.height / 2 }
    const before = move?.from ?? at
    const scroll = { x: stage.scrollLeft + before.x - at.x, y: stage.scrollTop + before.y - at.y }
    const isMoving = event.kind === 'scaled'
    const spread = findShownSpread(elements)
    // The layer is drawn anew, and sharp, once the fingers rest.
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
      layout.scaleAgain(state, sizes)
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
    const before = layout.viewBefore()
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
  if (first !== null) look = describe(state, first)
  return {
    send,
    read: () => look,
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
    if (width > image.offsetWidth * SHARPER) image.sizes = `${Math.ceil(width)}px`
  }
}

function describe({ fit, scale }: ZoomState, { screenScale, page, room }: ZoomRoom): ZoomLook {
  const screenFit = page.width * screenScale > room.width - 1 && screenScale > 1.01 ? 'width' : 'page'
  const now = fit === 'screen' ? screenScale : scale
  return {
    fit: fit === 'screen' ? screenFit : fit,
    percent: Math.round((now / screenScale) * 100),
    canZoomOut: now > 1.001,
    canZoomIn: now < 7.99,
  }
}
