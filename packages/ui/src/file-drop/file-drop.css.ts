import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css'

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.l,
  border: `1.5px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.l,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fade}, background-color ${vars.motion.fade}`,
  ':hover': { borderColor: vars.color.accentText, backgroundColor: vars.color.hover },
  ':focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  selectors: {
    '&[data-compact]': { flexDirection: 'row', justifyContent: 'center', paddingBlock: vars.space.m },
    // Two pixels, as every invalid field.
    '&[data-invalid]': { borderColor: vars.color.critical, boxShadow: `inset 0 0 0 0.5px ${vars.color.critical}` },
    '&[data-over]': {
      borderColor: vars.color.accentText,
      borderStyle: 'solid',
      backgroundColor: vars.color.accentSoft,
      color: vars.color.accentText,
    },
    '&[data-disabled]': {
      borderStyle: 'dotted',
      backgroundColor: 'transparent',
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
    },
    '&[data-busy]': { color: vars.color.textMuted },
  },
})
export const title = style({
  color: vars.color.text,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    [`${zone}[data-disabled] > &`]: { color: vars.color.textDisabled },
    // The text stays readable while it is busy.
    [`${zone}[data-busy] > &`]: { color: vars.color.textMuted },
  },
})
/** As high as the picture, even with a spinner in it, so that the content below does not jump. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.5rem',
  flex: 'none',
  selectors: { [`${zone}[data-compact] > &`]: { minBlockSize: 0 } },
})
export const chooser = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', inlineSize: '100%' })
