import type { Rect } from '../types'

/** Which rects have their start in common with others of their sentence. */
export function findSharedTimes(rects: readonly Rect[]): (rect: Rect) => boolean {
  const counts = new Map<string, number>()
  const keyOf = ({ sentenceId, startTime }: Rect): string => `${startTime} ${sentenceId}`
  for (const rect of rects) {
    if (rect.sentenceId !== undefined) counts.set(keyOf(rect), (counts.get(keyOf(rect)) ?? 0) + 1)
  }
  return (rect) => rect.sentenceId !== undefined && (counts.get(keyOf(rect)) ?? 0) > 1
}
