import type { Size, ZoomSizes, ZoomState } from './step-zoom'
import {
  findShownSpread,
  fitInto,
  listSpreads,
  measureContent,
  measureLayout,
  measureView,
  type ZoomElements,
} from './zoom-elements'
import { allowPansAtRest } from './allow-pans-at-rest'
import { widerAttribute, zoomedAttribute } from './zoom-marks'

/** The layout of a stage while its pages are zoomed. */
export interface ZoomLayout {
  /** Measures the visible pages as they are without a zoom; null while they have no size. */
  readonly measure: () => ZoomSizes | null
  /** Lays out the pages in a zoom, or gives them back to the layout of the screen. */
  readonly show: (state: ZoomState, sizes: ZoomSizes) => void
  /** Scales pages that were mounted after `show`; does nothing without a zoom. */
  readonly scaleAddedPages: (state: ZoomState, sizes: ZoomSizes) => void
  /** Sets an attribute on the stage if the page is wider than it. */
  readonly markWider: (state: ZoomState, sizes: ZoomSizes) => void
  /** Returns the size of the stage before the zoom; null without one. */
  readonly sizeBeforeZoom: () => Size | null
  /** Gives the pages back to the layout of the screen. */
  readonly release: () => void
}

/** Sizes before the zoom. */
interface Base {
  readonly view: Size
  readonly content: Size
  readonly layoutBox: Size
}

/** Scales the pages of a stage by a transform in a box that keeps its size, so that their text is laid out once. */
export function createZoomLayout(elements: ZoomElements): ZoomLayout {
  /** Null while there is no zoom. */
  let base: Base | null = null
  const pans = allowPansAtRest(elements.stage)
  const release = () => {
    base = null
    unlock(elements)
    pans.follow(false)
  }
  return {
    measure() {
      const spread = findShownSpread(elements)
      if (spread === null) return null
      const shape = measureLayout(spread)
      if (!(shape.width > 0 && shape.height > 0)) return null
      const { view, content } = base ?? { view: measureView(elements), content: measureContent(elements) }
      const page = fitInto(shape, content)
      return { stage: view, page, screenScale: shape.width / page.width }
    },
    show({ fit, scale }, sizes) {
      if (fit === 'screen') return release()
      // Read before anything is written, so that the pages are laid out once.
      const shapes = measureSpreads(elements)
      base ??= lock(elements)
      scalePages(elements, shapes, { sizes, scale, base })
    },
    scaleAddedPages({ scale }, sizes) {
      if (base !== null) scalePages(elements, measureSpreads(elements), { sizes, scale, base })
    },
    markWider({ scale }, { stage, page }) {
      const isWider = base !== null && page.width * scale > stage.width + 1
      elements.stage.toggleAttribute(widerAttribute, isWider)
      pans.follow(isWider)
    },
    sizeBeforeZoom: () => base && base.view,
    release,
  }
}

/** Fixes the size of the box by which the pages are laid out, whatever size the stage gets. */
function lock(elements: ZoomElements): Base {
  const { stage, sizer, layoutBox } = elements
  const base = {
    view: measureView(elements),
    content: measureContent(elements),
    layoutBox: measureLayout(layoutBox),
  }
  Object.assign(layoutBox.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    width: `${base.layoutBox.width}px`,
    height: `${base.layoutBox.height}px`,
  })
  for (const element of [stage, sizer]) element.setAttribute(zoomedAttribute, '')
  return base
}

function unlock(elements: ZoomElements): void {
  const { stage, sizer, layoutBox } = elements
  for (const element of [stage, sizer]) element.removeAttribute(zoomedAttribute)
  stage.removeAttribute(widerAttribute)
  for (const name of ['position', 'left', 'top', 'width', 'height', 'translate']) layoutBox.style.removeProperty(name)
  for (const name of ['position', 'width', 'height', 'min-height']) sizer.style.removeProperty(name)
  for (const spread of listSpreads(elements)) {
    spread.style.removeProperty('scale')
    spread.style.removeProperty('will-change')
  }
}

interface SpreadShape {
  readonly spread: HTMLElement
  readonly shape: Size
}

function measureSpreads(elements: ZoomElements): readonly SpreadShape[] {
  return listSpreads(elements).map((spread) => ({ spread, shape: measureLayout(spread) }))
}

function scalePages(
  { sizer, layoutBox }: ZoomElements,
  shapes: readonly SpreadShape[],
  { sizes, scale, base }: { readonly sizes: ZoomSizes; readonly scale: number; readonly base: Base },
): void {
  const { stage: view, page } = sizes
  const width = Math.max(view.width, page.width * scale)
  const height = Math.max(view.height, page.height * scale)
  Object.assign(sizer.style, { position: 'relative', width: `${width}px`, height: `${height}px`, minHeight: '0' })
  // Centres the box in the sizer by a transform, which causes no layout.
  layoutBox.style.translate = `${(width - base.layoutBox.width) / 2}px ${(height - base.layoutBox.height) / 2}px`
  for (const { spread, shape } of shapes) {
    const factor = (fitInto(shape, base.content).width * scale) / shape.width
    if (Number.isFinite(factor)) spread.style.scale = String(factor)
  }
}
