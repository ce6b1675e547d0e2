/** Widths at which layouts change, as media conditions for `@media`. Below 768 px is the mobile layout. */
export const media = {
  mobile: '(width < 768px)',
  desktop: '(width >= 768px)',
  wide: '(width >= 1100px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const
