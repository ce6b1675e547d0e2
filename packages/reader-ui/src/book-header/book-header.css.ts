import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@lectern/ui/tokens'

/** Windows in which the tools have labels; the late code has the same. */
const labelledTools = '(width >= 64em)'

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  minInlineSize: 0,
  inlineSize: '100%',
  '@media': {
    [media.mobile]: { columnGap: vars.space.xs },
    // Enlarged text on a phone: the title gets its own row.
    '(width < 19em)': { gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
  },
})
export const titles = style({
  minInlineSize: 0,
  '@media': { '(width < 19em)': { order: 1, gridColumn: '1 / -1' } },
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
  // A title in the other direction is truncated at its own end and keeps the position of every title.
  textAlign: ['match-parent', '-webkit-match-parent'],
  '@media': {
    // Two lines of a smaller size show more of a title beside the tools.
    [media.mobile]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      fontSize: vars.fontSize.s,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      // Chromium leaves no room for the ellipsis in lines that are aligned to the other side.
      inlineSize: 'fit-content',
      maxInlineSize: '100%',
      textAlign: 'start',
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
  textAlign: ['match-parent', '-webkit-match-parent'],
  '@media': { [media.mobile]: { display: 'none' } },
})
export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  '@media': { [media.mobile]: { gap: 0, marginInlineEnd: `calc(-1 * ${vars.space.m})` } },
})
/** As wide as its longest language, up to a maximum; never too narrow to read the language. */
export const language = style({ minInlineSize: '4.5rem', maxInlineSize: '9rem' })
globalStyle(`${language} select`, {
  '@media': { [media.mobile]: { paddingInline: `${vars.space.xs} ${vars.space.xl}` } },
})
globalStyle(`${language} select + span`, { '@media': { [media.mobile]: { insetInlineEnd: '0.125rem' } } })
// A phone has the languages in the menu of the tools, as soon as there is one.
globalStyle(`${language}:has(+ div > *)`, { '@media': { [media.mobile]: { display: 'none' } } })
/** Keeps the room of its tool, which is rendered later. */
export const start = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: vars.control.m,
  '@media': { [labelledTools]: { minInlineSize: '7.25rem' } },
})
/** Keeps the height and the least width of the tools, which are rendered later. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.m,
  minInlineSize: vars.control.m,
})
