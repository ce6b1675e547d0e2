/** The scroll position along one axis, in CSS pixels. */
export interface ScrollPosition {
  /** As the browser reports it: negative when text runs right to left. */
  readonly scrolled: number
  /** Length of the content. */
  readonly content: number
  /** Length of the visible part. */
  readonly sight: number
}

/** Tells if content is hidden before and after the visible part. */
export interface ScrollEdges {
  readonly before: boolean
  readonly after: boolean
}

/** Browsers round: less than a pixel hides nothing. */
const SLACK = 1

/**
 * Returns at which ends of an axis content is hidden.
 *
 * @example
 * readScrollEdges({ scrolled: 0, content: 300, sight: 200 }) // => { before: false, after: true }
 */
export function readScrollEdges({ scrolled, content, sight }: ScrollPosition): ScrollEdges {
  const travelled = Math.abs(scrolled)
  return { before: travelled > SLACK, after: content - sight - travelled > SLACK }
}
