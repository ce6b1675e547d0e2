/** Marks the stage while a finger moves its pages. */
export const swipingAttribute = 'data-swiping'
/** Marks it while the pages go to their place after the finger is lifted. */
export const settlingAttribute = 'data-settling'
/** Distance by which the pages follow the finger. */
export const shiftProperty = '--lectern-page-shift'
/** 1 in a book that is read from left to right, -1 in one from right to left. */
export const forwardProperty = '--lectern-forward'
/** Time in which the pages reach their place. */
export const settleMilliseconds = 180
