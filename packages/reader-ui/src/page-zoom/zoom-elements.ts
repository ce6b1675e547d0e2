import type { Size } from './step-zoom'

/** Elements of the stage that a zoom changes. */
export interface ZoomElements {
  readonly stage: HTMLElement
  /** Element with the size of the zoomed page. */
  readonly sizer: HTMLElement
  /** Keeps the size by which the pages are laid out. */
  readonly room: HTMLElement
  /** Holds the visible pages and their neighbours. */
  readonly deck: HTMLElement
}

/** Returns null if the element is not the stage of a book. */
export function findZoomElements(stage: HTMLElement): ZoomElements | null {
  const sizer = stage.firstElementChild
  const room = sizer?.firstElementChild
  const deck = room?.firstElementChild
  return sizer instanceof HTMLElement && room instanceof HTMLElement && deck instanceof HTMLElement
    ? { stage, sizer, room, deck }
    : null
}

export function findShownSpread(elements: ZoomElements): HTMLElement | null {
  return listSpreads(elements).find((spread) => spread.dataset['spread'] === 'shown') ?? null
}

/** Lists the visible pages and their neighbours. A selector would look at each of their words, in each frame. */
export function listSpreads({ deck }: ZoomElements): HTMLElement[] {
  return Array.from(deck.children).filter((child) => child instanceof HTMLElement)
}

export function measureView({ stage }: ZoomElements): Size {
  return { width: stage.offsetWidth, height: stage.offsetHeight }
}

/** Returns the size of the stage inside its padding. Must not be called while a zoom has taken the padding away. */
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
export function fitInto(shape: Size, room: Size): Size {
  const factor = Math.min(room.width / shape.width, room.height / shape.height)
  return { width: shape.width * factor, height: shape.height * factor }
}
