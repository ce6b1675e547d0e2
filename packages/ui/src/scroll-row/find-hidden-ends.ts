/** How a row that can be scrolled stands, as the browser measures it: `scrollLeft` goes below zero from right to left. */
export interface RowPosition {
  readonly scrollLeft: number
  readonly scrollWidth: number
  readonly clientWidth: number
}

/** At which ends of a row something lies out of sight. */
export interface HiddenEnds {
  readonly start: boolean
  readonly end: boolean
}

/** Less than that is rounding. */
const slack = 1

export function findHiddenEnds({ scrollLeft, scrollWidth, clientWidth }: RowPosition): HiddenEnds {
  const before = Math.abs(scrollLeft)
  return { start: before > slack, end: scrollWidth - clientWidth - before > slack }
}
