import { media, vars } from '@lectern/ui/tokens'
import { style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gap: vars.space.s,
  padding: `${vars.space.s} ${vars.space.m}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
})
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minInlineSize: 0,
})
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'start',
  gap: vars.space.s,
  // A phone shows the step to do now, and leaves its height to the pages.
  selectors: { '&:not([data-state="next"])': { '@media': { [media.mobile]: { display: 'none' } } } },
})
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.round,
  border: `1.5px solid ${vars.color.borderStrong}`,
  fontSize: vars.fontSize.s,
  selectors: {
    [`${step}[data-state="done"] > &`]: {
      borderColor: 'transparent',
      backgroundColor: vars.color.successSoft,
      color: vars.color.successText,
    },
    [`${step}[data-state="next"] > &`]: {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
})
export const text = style({ display: 'grid', minInlineSize: 0 })
export const name = style({ fontWeight: vars.fontWeight.bold })
/** The button stands below the text that it belongs to. */
export const action = style({ gridColumn: 2, justifySelf: 'start' })
