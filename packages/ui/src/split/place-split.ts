import type { SplitPlace, SplitRules } from './split-place'

/** Sets the first pane's share, within the limits. */
export function placeSplit(share: number, { min, max }: Pick<SplitRules, 'min' | 'max'>): SplitPlace {
  const within = Math.min(Math.max(max, min), Math.max(min, Number.isFinite(share) ? share : min))
  return { share: within, kept: within }
}
