import type { Rect } from '../../types'

/** Returns a test for rects that start together with another rect of their sentence. */
export function findSharedStarts(rects: readonly Rect[]): (rect: Rect) => boolean {
  const seen = new Set<string>()
  const shared = new Set<string>()
  const keyOf = ({ sentenceId, startTime }: Rect): string => `${startTime} ${sentenceId}`
  for (const rect of rects) {
    if (rect.sentenceId === undefined) continue
    const key = keyOf(rect)
    if (seen.has(key)) shared.add(key)
    seen.add(key)
  }
  return (rect) => rect.sentenceId !== undefined && shared.has(keyOf(rect))
}
