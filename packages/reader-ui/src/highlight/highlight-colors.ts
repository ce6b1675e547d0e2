import { vars } from '@lectern/ui/tokens'
import { highlightProperties } from './highlight-properties'

const { activeWord, rect, own, book } = highlightProperties

/** CSS colour of the text that is read: chosen by the reader, else the rect's own, else the book's, else the theme's. */
export const spokenTextColor = `var(${rect}, var(${own}, var(${book}, ${vars.color.wordHighlight})))`
/** CSS colour of the active word. */
export const activeWordColor = `var(${activeWord}, ${spokenTextColor})`
