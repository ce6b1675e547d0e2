import type { ZoomRoom } from './step-zoom'

/** A point, or a distance, in CSS pixels of the room. */
export interface RoomPoint {
  readonly x: number
  readonly y: number
}

export interface ZoomScroll {
  readonly from: number
  readonly to: number
  /** Scroll offset at the scale `from`, from the left and the top. */
  readonly scroll: RoomPoint
  /** The point of the room under which the page stays in place. */
  readonly at: RoomPoint
}

/**
 * Returns the scroll offset after a zoom under which the same point of the page is at the same point of the room, as far as
 * the page reaches. A page that is smaller than the room is centred in it and has no offset.
 *
 * @example
 * const sizes = { room: { width: 100, height: 100 }, page: { width: 100, height: 100 }, screenScale: 1 }
 * scrollForZoom({ from: 1, to: 2, scroll: { x: 0, y: 0 }, at: { x: 50, y: 50 } }, sizes) // => { x: 50, y: 50 }
 */
export function scrollForZoom({ from, to, scroll, at }: ZoomScroll, { room, page }: ZoomRoom): RoomPoint {
  const along = (side: 'width' | 'height', axis: 'x' | 'y') => {
    const margin = Math.max(0, (room[side] - page[side] * from) / 2)
    const onPage = (scroll[axis] + at[axis] - margin) / from
    const marginAfter = Math.max(0, (room[side] - page[side] * to) / 2)
    const offset = onPage * to + marginAfter - at[axis]
    return Math.min(Math.max(0, page[side] * to - room[side]), Math.max(0, offset))
  }
  return { x: along('width', 'x'), y: along('height', 'y') }
}
