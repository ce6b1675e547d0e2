import type { ZoomSizes } from './step-zoom'

/** A point, or a distance, in CSS pixels of the stage. */
export interface StagePoint {
  readonly x: number
  readonly y: number
}

export interface ZoomScroll {
  readonly from: number
  readonly to: number
  /** Scroll offset at the scale `from`, from the left and the top. */
  readonly scroll: StagePoint
  /** The point of the stage under which the page stays in place. */
  readonly at: StagePoint
}

/**
 * Returns the scroll offset after a zoom under which the same point of the page is at the same point of the stage, as far as
 * the page reaches. A page that is smaller than the stage is centred in it and has no offset.
 *
 * @example
 * const sizes = { stage: { width: 100, height: 100 }, page: { width: 100, height: 100 }, screenScale: 1 }
 * scrollForZoom({ from: 1, to: 2, scroll: { x: 0, y: 0 }, at: { x: 50, y: 50 } }, sizes) // => { x: 50, y: 50 }
 */
export function scrollForZoom({ from, to, scroll, at }: ZoomScroll, { stage, page }: ZoomSizes): StagePoint {
  const along = (side: 'width' | 'height', axis: 'x' | 'y') => {
    const margin = Math.max(0, (stage[side] - page[side] * from) / 2)
    const onPage = (scroll[axis] + at[axis] - margin) / from
    const marginAfter = Math.max(0, (stage[side] - page[side] * to) / 2)
    const offset = onPage * to + marginAfter - at[axis]
    return Math.min(Math.max(0, page[side] * to - stage[side]), Math.max(0, offset))
  }
  return { x: along('width', 'x'), y: along('height', 'y') }
}
