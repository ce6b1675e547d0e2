import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

export const questions = style({ display: 'grid', gap: vars.space.xl, minInlineSize: 0 })
export const question = style({
  display: 'grid',
  gap: vars.space.s,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
})
export const legend = style({ display: 'grid', gap: vars.space.xxs, padding: 0, marginBlockEnd: vars.space.s })
export const number = style({ fontSize: vars.fontSize.s, color: vars.color.textMuted })
export const text = style({
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})
export const note = style({ margin: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' })

export const media = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.s,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.xs,
})
export const picture = style({
  maxInlineSize: '100%',
  // In a low window the answers are in sight too.
  maxBlockSize: 'min(18rem, 30dvh)',
  borderRadius: vars.radius.m,
  objectFit: 'contain',
})

export const choice = style({
  display: 'grid',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  selectors: {
    '&:has(input:checked)': { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[data-correct]': { borderColor: vars.color.success },
    '&[data-mistake]': { borderColor: vars.color.critical },
  },
})
export const choiceLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '2.75rem',
  cursor: 'pointer',
})
export const choiceBox = style({
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  accentColor: vars.color.accent,
  outline: 'none',
})
export const choiceText = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
const sign = { display: 'flex', alignItems: 'center', gap: vars.space.xs, fontSize: vars.fontSize.s } as const
export const correct = style({ ...sign, color: vars.color.successText })
export const mistake = style({ ...sign, color: vars.color.criticalText })
export const mark = style({
  ...sign,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.textMuted,
  selectors: {
    '&[data-mark="right"]': { color: vars.color.successText },
    '&[data-mark="wrong"]': { color: vars.color.criticalText },
  },
})
export const feedback = style({
  margin: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.sunken,
  overflowWrap: 'anywhere',
})

export const content = style({ display: 'grid', gap: vars.space.l, minInlineSize: 0 })
export const overview = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
// The icons tell the results apart; the colours repeat it.
const resultColors = [
  ['right', vars.color.success, vars.color.successSoft, vars.color.successText],
  ['wrong', vars.color.critical, vars.color.criticalSoft, vars.color.criticalText],
] as const
for (const [name, edge, ground, icon] of resultColors) {
  const button = `${overview} > [data-mark="${name}"] > button`
  globalStyle(button, { borderColor: edge, backgroundColor: ground })
  globalStyle(`${button}:hover`, { backgroundColor: `color-mix(in srgb, ${ground} 85%, ${edge})` })
  globalStyle(`${button} svg`, { color: icon })
}
export const scoreText = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const result = style({ display: 'grid', gap: vars.space.xs })
export const progress = style({ marginInlineEnd: 'auto', alignSelf: 'center' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })
export const besideSection = style({ blockSize: '100%', minBlockSize: 0 })
export const besideFrame = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  boxSizing: 'border-box',
  inlineSize: '25rem',
  blockSize: '100%',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
})
export const besideHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  padding: vars.space.l,
  paddingBlockEnd: vars.space.s,
})
export const besideBody = style({ overflowY: 'auto', padding: vars.space.l, minBlockSize: 0 })
export const besideFooter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  padding: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.border}`,
})
export const besideTitle = style({
  outline: 'none',
  margin: 0,
  fontFamily: vars.font.title,
  fontSize: vars.fontSize.l,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
})
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.xs,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.middle,
})
