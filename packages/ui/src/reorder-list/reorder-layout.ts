/** Rows below each other, or tiles side by side, such as pictures of pages. */
export const reorderLayouts = ['rows', 'grid'] as const
export type ReorderLayout = (typeof reorderLayouts)[number]
