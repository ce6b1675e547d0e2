import type { SplitRules } from './split-position'

/** In a narrower pane, words of text would break. */
export const MIN_PANE_PX = 160

/**
 * Returns the limits of a split between two panes side by side, so that neither becomes too narrow.
 * @param room the width of both, in pixels
 * @returns null when two panes do not fit and have to be stacked
 */
export function limitSplit(
  { min, max }: Pick<SplitRules, 'min' | 'max'>,
  room: number,
): Pick<SplitRules, 'min' | 'max'> | null {
  if (room < 2 * MIN_PANE_PX) return null
  const least = (MIN_PANE_PX / room) * 100
  return { min: Math.min(Math.max(min, least), 100 - least), max: Math.max(Math.min(max, 100 - least), least) }
}
