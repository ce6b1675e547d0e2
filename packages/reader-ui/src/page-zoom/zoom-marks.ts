/** Marks the stage while its page is not in the size of the screen's layout. */
export const zoomedAttribute = 'data-zoomed'
/** Marks it while the window is being resized: the page ignores pointers. */
export const resizingAttribute = 'data-resizing'
