/** Pixels of an image whose size is unknown: rects still need a space to lie in. */
export const fallbackSize = { width: 1240, height: 1754 } as const
