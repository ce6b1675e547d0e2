/** The position of a split, in percent of its area. */
export interface SplitPosition {
  /** The share of the first pane; 0 when collapsed. */
  readonly share: number
  /** The share that is restored after collapsing. */
  readonly restored: number
}

export interface SplitRules {
  readonly min: number
  readonly max: number
  /** The first pane can be collapsed. */
  readonly collapsible: boolean
  readonly horizontal: boolean
  /** The first pane is at the right or at the bottom. */
  readonly reversed: boolean
}
