import { vars } from '@lectern/ui/tokens'
import { globalStyle } from '@vanilla-extract/css'

/** Names of the highlights of a text that is heard. */
export const spokenHighlight = 'lectern-spoken-word'
export const chosenHighlight = 'lectern-chosen-span'

globalStyle(`::highlight(${chosenHighlight})`, { backgroundColor: vars.color.accentSoft })
// The letters of the field above it keep their own colour, and their contrast.
globalStyle(`::highlight(${spokenHighlight})`, {
  backgroundColor: `color-mix(in srgb, ${vars.color.wordHighlight} 40%, transparent)`,
})
