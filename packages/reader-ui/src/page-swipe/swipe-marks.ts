/** Marks the stage while a finger moves its pages. */
export const swipingAttribute = 'data-swiping'
/** Marks it while the pages go to their place after the finger is lifted. */
export const settlingAttribute = 'data-settling'
/** Time in which the pages reach their place. */
export const settleMilliseconds = 180
