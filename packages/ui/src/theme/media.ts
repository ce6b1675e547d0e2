/** Widths at which layouts change, as media conditions for `@media`. Below 768 px screens have their mobile layout. */
export const media = {
  mobile: '(width < 768px)',
  desktop: '(width >= 768px)',
  wide: '(width >= 1100px)',
  /** Where what opens over a screen comes as a sheet from its lower edge: on phones, and not in half of a desktop. */
  sheet: '(width < 600px)',
  /** Where fingers press: windows of phones and coarse pointers. */
  touch: '(width < 600px), (pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const
