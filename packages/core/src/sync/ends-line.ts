import type { Rect } from '../types'

const LINE_ENDS = new Set(['LINE_BREAK', 'EOL_SURE_SPACE', 'HYPHEN', 'PAGE_BREAK'])
/** Rects whose shared height is at least this share of the lower one stand on one line. */
const SHARED_HEIGHT = 0.5

/** Whether a line of text ends between two rects that follow one another: by the recogniser's word, else by where they stand. */
export function endsLine(rect: Rect, next: Rect): boolean {
  const type = rect.detectedBreak?.type
  if (type !== undefined) return LINE_ENDS.has(type)
  const shared = Math.min(rect.y + rect.height, next.y + next.height) - Math.max(rect.y, next.y)
  return shared < SHARED_HEIGHT * Math.min(rect.height, next.height)
}
