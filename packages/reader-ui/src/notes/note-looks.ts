/** Icons to choose from. Other clients may save others. */
export const noteIcons = ['note', 'star', 'heart', 'question', 'idea', 'music'] as const
export type NoteIcon = (typeof noteIcons)[number]

export const noteSizes = ['small', 'medium', 'large'] as const
export type NoteSize = (typeof noteSizes)[number]

/** Width of a note as a part of its page's. */
const widths: Readonly<Record<NoteSize, number>> = { small: 0.045, medium: 0.065, large: 0.1 }

/** Returns the width of a note in pixels of the page image. */
export function toPixels(size: NoteSize, pageWidth: number): number {
  return Math.round(widths[size] * pageWidth)
}

/** Returns the size that is nearest to a width in pixels of the page image. */
export function toNoteSize(pixels: number | null, pageWidth: number): NoteSize {
  if (pixels === null) return 'medium'
  const far = (size: NoteSize) => Math.abs(widths[size] * pageWidth - pixels)
  return noteSizes.reduce((best, size) => (far(size) < far(best) ? size : best))
}
