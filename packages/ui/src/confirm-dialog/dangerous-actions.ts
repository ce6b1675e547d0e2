/**
 * Actions that destroy work for good, or take a book away from its readers. Each one needs a confirmation with a delay:
 * `dangerousConfirmMilliseconds` of the constant table.
 */
export const dangerousActions = [
  'delete-book',
  'delete-chapter',
  'delete-page',
  'delete-variation',
  'delete-chapter-rects',
  'reset-grades',
  'replace-word-times',
  'replace-narration',
  'delete-account',
  'delete-quiz',
  'unpublish-book',
] as const
export type DangerousAction = (typeof dangerousActions)[number]
