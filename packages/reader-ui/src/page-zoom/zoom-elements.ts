import type { Size } from './step-zoom'

/** Elements of the stage that a zoom changes. */
export interface ZoomElements {
  readonly stage: HTMLElement
  /** Element with the size of the zoomed page. */
  readonly sizer: HTMLElement
  /** The box by whose size the pages are laid out; a zoom does not change that size. */
  readonly layoutBox: HTMLElement
  /** Holds the visible pages and their neighbours. */
  readonly deck: HTMLElement
}

/** Returns null if the element is not the stage of a book. */
export function findZoomElements(stage: HTMLElement): ZoomElements | null {
  const sizer = stage.firstElementChild
  const layoutBox = sizer?.firstElementChild
  const deck = layoutBox?.firstElementChild
  return sizer instanceof HTMLElement && layoutBox instanceof HTMLElement && deck instanceof HTMLElement
    ? { stage, sizer, layoutBox, deck }
    : null
}

export function findShownSpread(elements: ZoomElements): HTMLElement | null {
  return listSpreads(elements).find((spread) => spread.dataset['spread'] === 'shown') ?? null
}

/** Lists the visible pages and their neighbours. Not by a selector, which would visit each of their words in each frame. */
export function listSpreads({ deck }: ZoomElements): HTMLElement[] {
  return Array.from(deck.children).filter((child) => child instanceof HTMLElement)
}

export function measureView({ stage }: ZoomElements): Size {
  return { width: stage.offsetWidth, height: stage.offsetHeight }
}

/** Returns the size of the stage inside its padding. Must not be called during a zoom, which removes the padding. */
export function measureContent({ stage }: ZoomElements): Size {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(stage)
  return {
    width: stage.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
    height: stage.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom),
  }
}

/** Returns the size in which an element is laid out, whatever transforms it; in fractions of pixels. */
export function measureLayout(element: HTMLElement): Size {
  const { width, height } = getComputedStyle(element)
  return { width: parseFloat(width), height: parseFloat(height) }
}

/** Returns the largest size with the same shape that fits. */
export function fitInto(shape: Size, available: Size): Size {
  const factor = Math.min(available.width / shape.width, available.height / shape.height)
  return { width: shape.width * factor, height: shape.height * factor }
}
