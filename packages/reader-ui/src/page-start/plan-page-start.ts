/** A page in the stage that scrolls over it, in CSS pixels. */
export interface PagePlace {
  /** Height of the stage. */
  readonly view: number
  /** Height of all that scrolls. */
  readonly content: number
  /** First and last edge of the page's text, from the start of what scrolls; null for a page without words. */
  readonly text: { readonly top: number; readonly bottom: number } | null
  /** Height of the first line. */
  readonly line: number
}

/** Space below or above the text, in lines. */
const MARGIN_LINES = 0.5

/**
 * Returns the scroll position at which a page begins: its top, if the first line is in view there. Otherwise all of its text is
 * in view with as much of the picture above as there is room for, or the text's first lines.
 *
 * @example
 * planPageStart({ view: 280, content: 560, text: { top: 360, bottom: 540 }, line: 20 }) // => 270
 */
export function planPageStart({ view, content, text, line }: PagePlace): number {
  if (text === null || text.top + line <= view) return 0
  const margin = line * MARGIN_LINES
  const fits = text.bottom - text.top + 2 * margin <= view
  const start = fits ? text.bottom + margin - view : text.top - margin
  return Math.max(0, Math.min(start, content - view))
}
