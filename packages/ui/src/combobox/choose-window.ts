/** The options that are drawn, from index `from` up to but not including `to`. */
export interface ListWindow {
  readonly from: number
  readonly to: number
}

/** The number of options that are mounted. Shorter lists are mounted whole. */
export const windowSize = 100

/**
 * Returns the options to draw.
 *
 * @param anchor the option that has to be drawn, with as many around it as possible
 */
export function chooseWindow(count: number, anchor: number): ListWindow {
  const from = Math.max(0, Math.min(anchor - windowSize / 2, count - windowSize))
  return { from, to: Math.min(count, from + windowSize) }
}

/** Returns true when the options near this one are drawn too, so that the next step does not move the window. */
export function isWellInside({ from, to }: ListWindow, count: number, index: number): boolean {
  const margin = windowSize / 5
  return (from === 0 || index >= from + margin) && (to === count || index < to - margin)
}
