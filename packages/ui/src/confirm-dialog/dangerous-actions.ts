/** Actions that destroy work for good. Each one needs a confirmation with a delay. */
export const dangerousActions = [
  'delete-book',
  'delete-chapter',
  'delete-page',
  'delete-variation',
  'delete-chapter-rects',
  'reset-grades',
  'force-alignment',
  'generate-over-audio',
  'delete-account',
  'delete-quiz',
] as const
export type DangerousAction = (typeof dangerousActions)[number]
