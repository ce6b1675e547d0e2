/** Set on the element around video and page while the video is shown: 'horizontal' or 'vertical'. */
export const splitAttribute = 'data-video-split'
/** Set beside it if the page comes first. */
export const flippedAttribute = 'data-video-flipped'
/** Share of the video along the split, with its unit. */
export const shareProperty = '--lectern-video-share'
/** Set on the parent of the video while it is shown. */
export const paneAttribute = 'data-video-pane'
