import { style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr) minmax(0, auto)',
  alignItems: 'center',
  columnGap: vars.space.m,
  inlineSize: '100%',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr)' } },
})
export const backWord = style({
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
    },
  },
})
export const titles = style({
  minInlineSize: 0,
  '@media': { [media.desktop]: { textAlign: 'center' } },
})
export const title = style({
  margin: 0,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.mobile]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      fontSize: vars.fontSize.s,
      whiteSpace: 'normal',
    },
  },
})
export const chapter = style({
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { display: 'none' } },
})
export const end = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space.s })
export const language = style({
  minInlineSize: 0,
  inlineSize: '8.5rem',
  '@media': { [media.mobile]: { inlineSize: '6.25rem' } },
})
