/** Marks the pages beside the visible ones, and what lies on them, while a finger moves them in. */
export const swipingAttribute = 'data-swiping'
/** Marks all pages while they go to their place after the finger is lifted. */
export const settlingAttribute = 'data-settling'
/** Time in which the pages reach their place. */
export const settleMilliseconds = 180
