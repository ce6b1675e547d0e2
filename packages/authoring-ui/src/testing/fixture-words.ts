import type { Rect } from '@lectern/core/geometry'

/** An empty page of 600 by 800 pixels. */
export const pageImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="ivory"/></svg>',
)}`

/** Lays the words of a text in one line of that page. */
export function fixtureWords(text: string): Rect[] {
  if (text === '') return []
  return text
    .split(' ')
    .map((word, index) => ({ id: `w${index}`, x: 60 + index * 100, y: 100, width: 80, height: 30, word }))
}
