import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'
import { scrollRow } from '../scroll-row/scroll-row.css'

const toolbarBase = style([
  scrollRow,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    maxInlineSize: '100%',
    minInlineSize: 0,
    padding: vars.space.xs,
    backgroundColor: vars.color.surface,
    selectors: {
      '&[data-orientation="vertical"]': {
        display: 'inline-flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        inlineSize: 'auto',
        maxBlockSize: '100%',
        overflow: 'hidden auto',
      },
    },
  },
])
export const toolbar = styleVariants({
  sheet: [toolbarBase, { borderRadius: vars.radius.l, border: `1px solid ${vars.color.border}` }],
  edge: [toolbarBase, { borderBlockEnd: `1px solid ${vars.color.border}` }],
})
export const group = style({
  display: 'inline-flex',
  flex: 'none',
  flexDirection: 'inherit',
  gap: vars.space.xxs,
})
export const separator = style({
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: '1px',
  marginBlock: vars.space.xs,
  marginInline: vars.space.xs,
  backgroundColor: vars.color.border,
  selectors: { '&[data-orientation="horizontal"]': { inlineSize: 'auto', blockSize: '1px' } },
})
export const text = style({
  flex: 'none',
  minInlineSize: '3.5rem',
  textAlign: 'center',
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
})
/** Pushes what follows to the end of the bar. */
export const rest = style({ flex: '1 1 auto' })
/** A toggle stands in a bar without the rim of a group. */
export const toggle = style({
  flex: 'none',
  borderRadius: vars.radius.m,
  minBlockSize: vars.control.m,
  minInlineSize: vars.control.m,
  whiteSpace: 'nowrap',
})
