import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const nav = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  // Holds what is hidden from the eye: it would widen the page otherwise.
  position: 'relative',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
})
export const list = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space.xs,
  margin: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  listStyle: 'none',
  minInlineSize: 'max-content',
})
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 0',
  gap: vars.space.xs,
  ':first-child': { flex: '0 0 auto' },
})
export const rule = style({
  flex: '1 1 auto',
  minInlineSize: vars.space.m,
  blockSize: '1px',
  backgroundColor: vars.color.border,
  '@media': { [media.mobile]: { display: 'none' } },
})
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.control.l,
  paddingInline: vars.space.m,
  '@media': { [media.mobile]: { paddingInline: vars.space.s } },
  border: '1px solid transparent',
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
    '&[aria-current="step"]': {
      backgroundColor: vars.color.accentSoft,
      borderColor: vars.color.accent,
      color: vars.color.text,
    },
  },
})
export const sign = style({
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
      backgroundColor: vars.color.success,
      borderColor: vars.color.success,
      color: vars.color.onSuccess,
    },
    '&[data-state="next"]': {
      backgroundColor: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
})
export const words = style({
  display: 'grid',
  '@media': {
    [media.mobile]: {
      selectors: {
        // Five numbers fit into the smallest window; the words stay for screen readers.
        [`${step}:not([aria-current]) &`]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
})
export const detail = style({
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
})
