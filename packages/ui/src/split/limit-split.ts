import type { SplitRules } from './split-place'

/** Narrower than this, a pane of text breaks its words. */
export const NARROWEST_PANE_PX = 160

/**
 * How far a split may go so that neither of two panes side by side becomes too narrow.
 * @param room the width of both, in pixels
 * @returns null where there is no room for two: one has to stand above the other
 */
export function limitSplit(
  { min, max }: Pick<SplitRules, 'min' | 'max'>,
  room: number,
): Pick<SplitRules, 'min' | 'max'> | null {
  if (room < 2 * NARROWEST_PANE_PX) return null
  const least = (NARROWEST_PANE_PX / room) * 100
  return { min: Math.min(Math.max(min, least), 100 - least), max: Math.max(Math.min(max, 100 - least), least) }
}
