import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

/** Search, filter and order beside each other; on a phone the two choices are below the search. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.m,
  maxInlineSize: '48rem',
})
globalStyle(`${filters} > *`, { flex: '1 1 9.5rem' })
globalStyle(`${filters} > *:has(input)`, { flexBasis: '16rem' })
