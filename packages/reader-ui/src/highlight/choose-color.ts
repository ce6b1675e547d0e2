import { vars } from '@lectern/ui/tokens'
import { highlightProperties } from './highlight-properties'

const { activeWord, rect, own, book } = highlightProperties

/** CSS colour of the text that is read: chosen by the reader, else the rect's own, else the book's, else the theme's. */
export const readTextColor = `var(${rect}, var(${own}, var(${book}, ${vars.color.wordHighlight})))`
/** CSS colour of the active word. */
export const activeWordColor = `var(${activeWord}, ${readTextColor})`

/** Lightens a dark colour, so that black ink stays readable under it. */
export const lighten = (color: string) => `oklch(from ${color} max(l, 0.8) c h)`
/** Shadows of an edge, dark inside and light outside: one of them stands out on any picture. */
export const drawEdge = (color: string) =>
  `inset 0 0 0 max(1.5px, 0.06em) oklch(from ${color} min(l, 0.33) c h), 0 0 0 1px oklch(from ${color} max(l, 0.92) c h)`
