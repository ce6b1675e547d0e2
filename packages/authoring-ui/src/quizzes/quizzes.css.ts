import { media as windows, stickyStart, vars } from '@lectern/ui/tokens'
import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'

export const screen = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  inlineSize: '100%',
  maxInlineSize: '56rem',
  marginInline: 'auto',
  paddingBlock: vars.space.l,
  paddingInline: vars.page.gutter,
})
export const top = style({
  position: 'sticky',
  // Below the bar of the studio, which stays too.
  insetBlockStart: fallbackVar(stickyStart, '0px'),
  zIndex: vars.layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  backgroundColor: vars.color.canvas,
  '@media': { '(max-height: 30em)': { position: 'static' } },
})
// A field that takes the focus is not scrolled under the two bars.
globalStyle(`html:has(${top})`, {
  scrollPaddingBlockStart: `calc(3 * ${vars.control.m} + ${vars.space.l})`,
  '@media': {
    [windows.mobile]: { scrollPaddingBlockStart: `calc(4 * ${vars.control.m} + ${vars.space.xl})` },
    '(max-height: 30em)': { scrollPaddingBlockStart: `calc(${vars.control.m} + ${vars.space.xs})` },
  },
})
export const trial = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s })
export const name = style({ flex: '1 1 8rem', minInlineSize: 0 })
globalStyle(`${name} > h1`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const saveBar = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, marginInlineStart: 'auto' })
export const saveState = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.fontSize.s,
  color: vars.color.textMuted,
})
export const edit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  paddingBlockStart: vars.space.m,
})
export const title = style({ maxInlineSize: '36rem' })
export const settings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  margin: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  minInlineSize: 0,
})
export const range = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.s })
export const rangeStart = style({ flex: '0 0 9rem' })
export const rangeText = style({ flex: '1 1 14rem', minInlineSize: 0 })
export const legend = style({ fontWeight: vars.fontWeight.medium, paddingInline: vars.space.xs })
export const question = style({ minInlineSize: 0 })
export const questionToggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
})
export const questionSummary = style({ flex: '1 1 0', display: 'grid', minInlineSize: 0 })
export const questionText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
})
export const questionType = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted })
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
})
/** Holds a list of entries that need the width of a phone: their grips and arrows are above them there. */
export const wideEntries = style({})
const onPhones = windows.mobile
globalStyle(`${wideEntries} > ol > li > :nth-child(1)`, { '@media': { [onPhones]: { gridArea: '1 / 1' } } })
globalStyle(`${wideEntries} > ol > li > :nth-child(2)`, { '@media': { [onPhones]: { gridArea: '2 / 1 / auto / -1' } } })
globalStyle(`${wideEntries} > ol > li > :nth-child(3)`, { '@media': { [onPhones]: { gridArea: '1 / 3' } } })
export const answers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs })
export const answersLabel = style({ fontSize: vars.fontSize.control, fontWeight: vars.fontWeight.medium })
export const answer = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space.s })
export const answerText = style({ flex: '1 1 6rem', minInlineSize: 0 })
export const rightBox = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: vars.space.xs,
  accentColor: vars.color.accent,
  '@media': { [windows.touch]: { inlineSize: '1.75rem', blockSize: '1.75rem' } },
})
export const problems = style({
  margin: 0,
  paddingInlineStart: vars.space.l,
  color: vars.color.warningText,
  fontSize: vars.fontSize.s,
})
export const media = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  inlineSize: '100%',
})
export const medium = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.s })
export const preview = style({
  maxInlineSize: '10rem',
  maxBlockSize: '6rem',
  borderRadius: vars.radius.s,
  objectFit: 'contain',
})
export const player = style({ maxInlineSize: '100%' })
