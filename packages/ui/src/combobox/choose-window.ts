/** The options that are drawn: from the first of them to before the last. */
export interface ListWindow {
  readonly from: number
  readonly to: number
}

/** So many options are drawn at once; shorter lists are drawn whole. */
export const windowSize = 100

/** @param anchor the option that has to be among those drawn, with as many round it as may be */
export function chooseWindow(count: number, anchor: number): ListWindow {
  const from = Math.max(0, Math.min(anchor - windowSize / 2, count - windowSize))
  return { from, to: Math.min(count, from + windowSize) }
}

/** Whether the options near that one are drawn too, so that the next step needs no other window. */
export function isWellInside({ from, to }: ListWindow, count: number, index: number): boolean {
  const margin = windowSize / 5
  return (from === 0 || index >= from + margin) && (to === count || index < to - margin)
}
