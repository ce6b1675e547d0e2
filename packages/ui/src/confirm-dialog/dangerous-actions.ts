/** What destroys work that nothing brings back: every one of these is asked for, and done no sooner than after a delay. */
export const dangerousActions = [
  'delete-book',
  'delete-chapter',
  'delete-page',
  'delete-variation',
  'delete-chapter-rects',
  'reset-grades',
  'force-alignment',
  'generate-over-audio',
] as const
export type DangerousAction = (typeof dangerousActions)[number]
