import type { Rect } from '../types'

/** Returns the word of a rect without surrounding white space, '' for a rect without one. */
export function wordOf(rect: Pick<Rect, 'word'>): string {
  return rect.word?.trim() ?? ''
}
