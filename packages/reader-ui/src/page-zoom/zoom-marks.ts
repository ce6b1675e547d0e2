/** Marks the stage and its sizer while the page is not in the size of the screen's layout. */
export const zoomedAttribute = 'data-zoomed'
/** Marks the stage while the page is wider than it: a finger then pans the page and turns none. */
export const widerAttribute = 'data-wider'
/** Follows `data-wider` when the machine rests, and lets the browser pan sideways. */
export const pannedAttribute = 'data-panned'
/** Marks the stage while the window is being resized: the page ignores pointers. */
export const resizingAttribute = 'data-resizing'
