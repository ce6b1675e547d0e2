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
/** The text without its field, with the same lines. */
export const read = style([layer])
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
/** Another line than that of an unspoken sentence, for those who do not see its colour. */
export const failed = style({
  textDecoration: `underline wavy ${vars.color.criticalText}`,
  textUnderlineOffset: '0.25em',
})
/** A rule below the letters, and a padlock where the sentence begins. */
export const locked = style({ boxShadow: `inset 0 -2px 0 ${vars.color.accent}` })

/** A small drawing above the first letter: the letters of the field and of its marks stay on each other. */
const sign = (path: string) => ({
  content: '""',
  position: 'absolute' as const,
  insetBlockStart: '-0.55em',
  insetInlineStart: '-0.1em',
  inlineSize: '0.65em',
  blockSize: '0.65em',
  maskSize: 'contain',
  maskImage: `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${path}"/></svg>`,
  )}")`,
})
export const lockSign = style({
  position: 'relative',
  '::before': {
    ...sign('M6 10V7a6 6 0 0 1 12 0v3h2v12H4V10zm3 0h6V7a3 3 0 0 0-6 0z'),
    backgroundColor: vars.color.accentText,
  },
})
/** A triangle, at the other side of a padlock. */
export const changedSign = style({
  position: 'relative',
  '::after': {
    ...sign('M12 2 24 22H0zM11 9h2v6h-2zm0 8h2v2h-2z'),
    insetInlineStart: '0.7em',
    backgroundColor: vars.color.warningText,
  },
})
/** Its colour is that of the voice. */
export const voice = style({ position: 'relative' })
const voiceLabel = style({
  position: 'absolute',
  insetBlockStart: '-1em',
  color: vars.color.text,
  fontFamily: vars.font.ui,
  fontSize: '0.6em',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '::before': { content: 'attr(data-name)' },
})
export const voiceName = style([voiceLabel, { insetInlineStart: 0 }])
/** Beside the signs that begin at the same letter. */
export const voiceNameAside = style([voiceLabel, { insetInlineStart: '2.5em' }])
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
