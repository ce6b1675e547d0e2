/** Widths at which layouts change, as media conditions for `@media`. Below 768 px is the mobile layout. */
export const media = {
  mobile: '(width < 768px)',
  desktop: '(width >= 768px)',
  wide: '(width >= 1100px)',
  /** Where fingers press: small windows and coarse pointers. */
  touch: '(width < 768px), (pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const
