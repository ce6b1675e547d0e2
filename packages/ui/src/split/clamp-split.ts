import type { SplitPosition, SplitRules } from './split-position'

/** Sets the first pane's share, within the limits. */
export function clampSplit(share: number, { min, max }: Pick<SplitRules, 'min' | 'max'>): SplitPosition {
  const within = Math.min(Math.max(max, min), Math.max(min, Number.isFinite(share) ? share : min))
  return { share: within, restored: within }
}
