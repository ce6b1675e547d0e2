/** The custom property with the first pane's share of the area. */
export const shareProperty = '--lectern-pane-share'
