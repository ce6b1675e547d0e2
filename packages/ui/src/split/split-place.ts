/** Where a split stands, in percent of its place. */
export interface SplitPlace {
  /** Of the first pane; 0 where it is collapsed. */
  readonly share: number
  /** What it has again when it is no longer collapsed. */
  readonly kept: number
}

export interface SplitRules {
  readonly min: number
  readonly max: number
  /** The first pane can be collapsed. */
  readonly collapsible: boolean
  readonly horizontal: boolean
  /** The first pane stands at the right or at the bottom. */
  readonly reversed: boolean
}
