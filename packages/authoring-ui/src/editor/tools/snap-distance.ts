/** Distance within which a dragged rect snaps to another, in screen pixels. */
export const snapDistancePx = 6
