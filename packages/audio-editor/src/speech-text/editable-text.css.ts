import { vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const frame = style({
  display: 'grid',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.field,
})
/** The field and its marks lie on each other, letter on letter. */
const layer = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.l,
  borderRadius: vars.radius.m,
  border: `1px solid ${vars.color.borderStrong}`,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.l,
  lineHeight: vars.lineHeight.normal,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const marks = style([
  layer,
  {
    color: 'transparent',
    borderColor: 'transparent',
    // A line break at the end has a line of its own in the field only.
    '::after': { content: '"\\200b"' },
  },
])
export const mark = style({ borderRadius: vars.radius.s, color: 'inherit', backgroundColor: 'transparent' })
export const changed = style({ backgroundColor: vars.color.warningSoft })
/** An underline below the letters, whose own colour is transparent here. */
export const unspoken = style({
  textDecoration: `underline dotted ${vars.color.warningText}`,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.25em',
})
/** A rule below the letters, and a padlock where the sentence begins. */
export const locked = style({ boxShadow: `inset 0 -2px 0 ${vars.color.accent}` })
const padlock = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M6 10V7a6 6 0 0 1 12 0v3h2v12H4V10zm3 0h6V7a3 3 0 0 0-6 0z"/></svg>',
)
/** It lies above the line: the letters of the field and of its marks stay on each other. */
export const lockSign = style({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-0.55em',
    insetInlineStart: '-0.1em',
    inlineSize: '0.65em',
    blockSize: '0.65em',
    backgroundColor: vars.color.accentText,
    maskImage: `url("data:image/svg+xml,${padlock}")`,
    maskSize: 'contain',
  },
})
export const pause = style({ backgroundColor: vars.color.accentSoft, boxShadow: `0 0 0 1px ${vars.color.accent}` })
export const field = style([
  layer,
  {
    display: 'block',
    position: 'relative',
    inlineSize: '100%',
    overflow: 'hidden',
    resize: 'none',
    backgroundColor: 'transparent',
    color: vars.color.text,
    transition: `border-color ${vars.motion.quick}`,
    ':hover': { borderColor: vars.color.textMuted },
    ':disabled': { color: vars.color.textMuted, borderColor: vars.color.border },
  },
])
