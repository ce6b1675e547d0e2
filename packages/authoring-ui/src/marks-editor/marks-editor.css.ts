import { style } from '@vanilla-extract/css'

/** Leaves room for the list above. */
export const inspector = style({ maxBlockSize: '55vh', overflow: 'auto' })
/** A browser's player has a width of its own. */
export const sound = style({ inlineSize: '100%' })
export const video = style({ inlineSize: '100%', maxBlockSize: '12rem' })
