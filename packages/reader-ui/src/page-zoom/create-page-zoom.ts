import { scrollForZoom, type RoomPoint } from './scroll-for-zoom'
import { stepZoom, type PageFit, type Size, type ZoomEvent, type ZoomRoom, type ZoomState } from './step-zoom'
import {
  findShownSpread,
  findZoomElements,
  fitInto,
  listSpreads,
  measureContent,
  measureLayout,
  measureView,
  type ZoomElements,
} from './zoom-elements'
import { resizingAttribute, widerAttribute, zoomedAttribute } from './zoom-marks'

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

interface Base {
  readonly view: Size
  readonly content: Size
  readonly room: Size
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
  const listeners = new Set<() => void>()
  let state: ZoomState = { fit: 'screen', scale: 1 }
  /** Sizes before the zoom; null while there is none. */
  let base: Base | null = null
  let look = screenLook
  let shown = elements === null ? null : findShownSpread(elements)
  if (elements === null)
    return {
      send: () => undefined,
      read: () => look,
      subscribe: () => () => undefined,
      layOut: () => undefined,
      detach: () => undefined,
    }

  const measure = (): ZoomRoom | null => {
    const spread = findShownSpread(elements)
    if (spread === null) return null
    const shape = measureLayout(spread)
    if (!(shape.width > 0 && shape.height > 0)) return null
    const { view, content } = base ?? { view: measureView(elements), content: measureContent(elements) }
    const page = fitInto(shape, content)
    return { room: view, page, screenScale: shape.width / page.width }
  }

  const show = (sizes: ZoomRoom, scroll: RoomPoint) => {
    if (state.fit === 'screen') base = release(elements)
    else {
      // Read before anything is written, so that the pages are laid out once.
      const shapes = measureSpreads(elements)
      base ??= lock(elements)
      scalePages(elements, shapes, { sizes, scale: state.scale, base })
    }
    stage.scrollTo({ left: scroll.x, top: scroll.y, behavior: 'instant' })
  }

  // Only once the fingers rest: what fingers do to the page is inherited, so that each word of it gets new styles.
  const markWider = ({ room, page }: ZoomRoom) => {
    stage.toggleAttribute(widerAttribute, base !== null && page.width * state.scale > room.width + 1)
  }

  const tell = (sizes: ZoomRoom) => {
    markWider(sizes)
    look = describe(state, sizes)
    for (const listener of listeners) listener()
  }

  const send = (event: ZoomEvent, move?: ZoomMove) => {
    const sizes = measure()
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
    tell(sizes)
  }

  const onTurn = () => {
    const spread = findShownSpread(elements)
    if (state.fit === 'screen' || spread === null) {
      shown = spread
      return
    }
    const sizes = measure()
    if (sizes === null) return
    if (spread === shown) {
      if (base !== null) scalePages(elements, measureSpreads(elements), { sizes, scale: state.scale, base })
      markWider(sizes)
      return
    }
    shown = spread
    state = stepZoom(state, { kind: 'laid-out' }, sizes)
    const isFromRight = elements.deck.dir === 'rtl'
    show(sizes, { x: isFromRight ? sizes.page.width * state.scale : 0, y: 0 })
    requestSharpImages(elements)
    tell(sizes)
  }

  const layOut = () => {
    const view = measureView(elements)
    if (base === null || (view.width === base.view.width && view.height === base.view.height)) return
    const middle = {
      x: (stage.scrollLeft + base.view.width / 2) / stage.scrollWidth,
      y: (stage.scrollTop + base.view.height / 2) / stage.scrollHeight,
    }
    base = release(elements)
    const sizes = measure()
    if (sizes === null) return
    state = stepZoom(state, { kind: 'laid-out' }, sizes)
    show(sizes, { x: 0, y: 0 })
    stage.scrollTo({
      left: middle.x * stage.scrollWidth - view.width / 2,
      top: middle.y * stage.scrollHeight - view.height / 2,
      behavior: 'instant',
    })
    tell(sizes)
  }

  const turns = new MutationObserver(onTurn)
  turns.observe(elements.deck, { childList: true, attributes: true, attributeFilter: ['data-spread'], subtree: true })
  const resizes = new ResizeObserver(() => {
    if (!stage.hasAttribute(resizingAttribute)) layOut()
  })
  resizes.observe(stage)
  const first = measure()
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
      turns.disconnect()
      resizes.disconnect()
      base = release(elements)
    },
  }
}

/** Keeps the size of the room, which the pages are laid out by, whatever the stage does. */
function lock(elements: ZoomElements): Base {
  const { stage, sizer, room } = elements
  const base = {
    view: measureView(elements),
    content: measureContent(elements),
    room: measureLayout(room),
  }
  Object.assign(room.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    width: `${base.room.width}px`,
    height: `${base.room.height}px`,
  })
  for (const element of [stage, sizer]) element.setAttribute(zoomedAttribute, '')
  return base
}

/** Gives the pages back to the layout of the screen. */
function release(elements: ZoomElements): null {
  const { stage, sizer, room } = elements
  for (const element of [stage, sizer]) element.removeAttribute(zoomedAttribute)
  stage.removeAttribute(widerAttribute)
  for (const name of ['position', 'left', 'top', 'width', 'height', 'translate']) room.style.removeProperty(name)
  for (const name of ['position', 'width', 'height', 'min-height']) sizer.style.removeProperty(name)
  for (const spread of listSpreads(elements)) {
    spread.style.removeProperty('scale')
    spread.style.removeProperty('will-change')
  }
  return null
}

interface SpreadShape {
  readonly spread: HTMLElement
  readonly shape: Size
}

function measureSpreads(elements: ZoomElements): readonly SpreadShape[] {
  return listSpreads(elements).map((spread) => ({ spread, shape: measureLayout(spread) }))
}

function scalePages(
  { sizer, room }: ZoomElements,
  shapes: readonly SpreadShape[],
  { sizes, scale, base }: { readonly sizes: ZoomRoom; readonly scale: number; readonly base: Base },
): void {
  const { room: view, page } = sizes
  const width = Math.max(view.width, page.width * scale)
  const height = Math.max(view.height, page.height * scale)
  Object.assign(sizer.style, { position: 'relative', width: `${width}px`, height: `${height}px`, minHeight: '0' })
  // Their middles are in the same place; a transform leaves the room's layout alone.
  room.style.translate = `${(width - base.room.width) / 2}px ${(height - base.room.height) / 2}px`
  for (const { spread, shape } of shapes) {
    const factor = (fitInto(shape, base.content).width * scale) / shape.width
    if (Number.isFinite(factor)) spread.style.scale = String(factor)
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
