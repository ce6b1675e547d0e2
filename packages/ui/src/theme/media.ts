import { mobileBreakpointPixels, sheetBreakpointPixels, wideBreakpointPixels } from './constant-table'

/** Widths at which layouts change, as media conditions for `@media`. */
export const media = {
  mobile: `(width < ${mobileBreakpointPixels}px)`,
  desktop: `(width >= ${mobileBreakpointPixels}px)`,
  wide: `(width >= ${wideBreakpointPixels}px)`,
  /** Dialogs and drawers are sheets at the lower edge: on phones, not in half of a desktop window. */
  sheet: `(width < ${sheetBreakpointPixels}px)`,
  /** Controls are pressed with a finger: windows of phones, and coarse pointers. */
  touch: `(width < ${sheetBreakpointPixels}px), (pointer: coarse)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const
