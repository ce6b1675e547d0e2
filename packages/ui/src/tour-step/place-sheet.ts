export interface SheetRoom {
  /** Vertical edges of the target, in window pixels; null without one. */
  readonly target: { readonly top: number; readonly bottom: number } | null
  readonly sheetHeight: number
  readonly windowHeight: number
  /** Distance between sheet and target. */
  readonly gap: number
}

/**
 * Returns the position of the lower edge of a sheet, in window pixels: that of the window, unless the sheet would cover its
 * target there. Then the sheet is directly above the target. A target that leaves no room for it is
 * covered.
 */
export function placeSheet({ target, sheetHeight, windowHeight, gap }: SheetRoom): number {
  if (target === null || target.bottom + gap <= windowHeight - sheetHeight) return windowHeight
  if (target.top - gap >= sheetHeight) return Math.min(target.top - gap, windowHeight)
  return windowHeight
}
