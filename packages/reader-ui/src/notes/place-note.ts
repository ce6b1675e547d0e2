import type { ImageSize } from '../book/reader-book'

/** A point in pixels of the page image. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}

/** Returns the nearest point at which a note of that width is within its page. A page narrower than the note has it in its middle. */
export function keepOnPage({ x, y }: PagePoint, noteWidth: number, { width, height }: ImageSize): PagePoint {
  const keep = (at: number, length: number) => {
    const margin = Math.min(noteWidth, length) / 2
    return Math.round(Math.min(Math.max(at, margin), length - margin))
  }
  return { x: keep(x, width), y: keep(y, height) }
}

/** Distances of a step, as parts of the page's width. */
const [step, longStep] = [0.01, 0.05]

/** Returns the place after an arrow key; null for another key. */
export function stepByKey(
  from: PagePoint,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  pageWidth: number,
): PagePoint | null {
  const distance = Math.max(1, (shiftKey ? longStep : step) * pageWidth)
  switch (key) {
    case 'ArrowLeft':
      return { x: from.x - distance, y: from.y }
    case 'ArrowRight':
      return { x: from.x + distance, y: from.y }
    case 'ArrowUp':
      return { x: from.x, y: from.y - distance }
    case 'ArrowDown':
      return { x: from.x, y: from.y + distance }
    default:
      return null
  }
}
