import type { SplitPlace, SplitRules } from './split-place'

/** A split at a share of the first pane, no further than it may go. */
export function placeSplit(share: number, { min, max }: Pick<SplitRules, 'min' | 'max'>): SplitPlace {
  const within = Math.min(Math.max(max, min), Math.max(min, Number.isFinite(share) ? share : min))
  return { share: within, kept: within }
}
