import type { PlacedRect } from './placed-rect'

/** Returns the text of a rect. A rect without one, or none at all, has an empty text. */
export function readWord(placed: Pick<PlacedRect, 'rect'> | null | undefined): string {
  return placed?.rect.word ?? ''
}
