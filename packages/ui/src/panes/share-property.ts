/** The custom property that tells how much of the place the first of two panes takes. */
export const shareProperty = '--lectern-pane-share'
