/** How far something is scrolled along one axis, in CSS pixels. */
export interface ScrollPosition {
  /** As the browser tells it: below 0 where text runs from right to left. */
  readonly scrolled: number
  /** How long the content is. */
  readonly content: number
  /** How much of it is in sight. */
  readonly sight: number
}

/** Whether something is hidden before and after what is in sight. */
export interface ScrollEdges {
  readonly before: boolean
  readonly after: boolean
}

/** Browsers round: less than a pixel hides nothing. */
const SLACK = 1

/**
 * At which ends of a scrolled axis more is hidden.
 *
 * @example
 * readScrollEdges({ scrolled: 0, content: 300, sight: 200 }) // => { before: false, after: true }
 */
export function readScrollEdges({ scrolled, content, sight }: ScrollPosition): ScrollEdges {
  const travelled = Math.abs(scrolled)
  return { before: travelled > SLACK, after: content - sight - travelled > SLACK }
}
