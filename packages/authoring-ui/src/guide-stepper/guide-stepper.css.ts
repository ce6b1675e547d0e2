import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

/** In such a window the six steps and the save buttons fit into one row only with the names below the numbers. */
const compact = `not ${media.wide}`

export const nav = style({
  flex: '1 1 0',
  minInlineSize: 0,
  // Contains visually hidden text, which would widen the page otherwise.
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [media.mobile]: { flex: '1 0 100%' } },
})
export const list = style({
  display: 'flex',
  alignItems: 'stretch',
  margin: 0,
  paddingBlock: vars.space.xs,
  paddingInline: `calc(${vars.page.gutter} - ${vars.space.s}) ${vars.space.s}`,
  listStyle: 'none',
  minInlineSize: 'max-content',
  '@media': { [compact]: { minInlineSize: 0, paddingInline: vars.space.xs } },
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  // Each step is as wide as its texts, whatever the language.
  flex: '1 0 auto',
  ':last-child': { flex: '0 0 auto' },
  '@media': { [compact]: { minInlineSize: 0, selectors: { '&, &:last-child': { flex: '1 1 0' } } } },
})
export const rule = style({
  flex: '1 1 auto',
  blockSize: '1px',
  backgroundColor: vars.color.border,
  '@media': { [compact]: { display: 'none' } },
})
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.l,
  paddingInline: vars.space.s,
  border: 'none',
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
  selectors: {
    '&[aria-current="step"]': { color: vars.color.text, fontWeight: vars.fontWeight.bold },
  },
  '@media': {
    [compact]: {
      flex: '1 1 0',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space.xxs,
      minInlineSize: 0,
      paddingInline: 0,
      fontSize: vars.fontSize.xs,
      textAlign: 'center',
    },
  },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: '0 0 auto',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.round,
  border: `1.5px solid ${vars.color.borderStrong}`,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="done"]': {
      backgroundColor: vars.color.successSoft,
      borderColor: 'transparent',
      color: vars.color.successText,
    },
    '&[data-state="stale"]': {
      backgroundColor: vars.color.warningSoft,
      borderColor: 'transparent',
      color: vars.color.warningText,
    },
    '&[data-state="next"]': { borderColor: vars.color.accent, color: vars.color.accentText },
    '&[data-state="current"]': {
      backgroundColor: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
  '@media': { [compact]: { inlineSize: '1.5rem', blockSize: '1.5rem', fontSize: vars.fontSize.xs } },
})
export const text = style({
  display: 'grid',
  minInlineSize: 0,
  '@media': { [compact]: { maxInlineSize: '100%' } },
})
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const detail = style({
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
  '@media': {
    [compact]: {
      // The names alone fit into the smallest window; the progress stays for screen readers.
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
