import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

/** Ground of the panel, for parts that stay visible while others scroll below them; unset in a drawer. */
export const panelGround = '--lectern-panel-ground'

export const frame = style({ blockSize: '100%', minBlockSize: 0 })
/** Only screen readers get it: the tabs say enough to the eye. */
export const title = style({ margin: 0 })
export const beside = style({
  vars: { [panelGround]: vars.color.surface },
  position: 'relative',
  boxSizing: 'border-box',
  // Wide enough for the names of all tabs where there is room for it.
  inlineSize: 'clamp(25rem, 36vw, 29rem)',
  blockSize: '100%',
  paddingBlockStart: vars.space.s,
  paddingInline: vars.space.l,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
})
// The close button is at the end of the row of tabs.
globalStyle(`${beside} [role="tablist"]`, { marginInlineEnd: vars.control.m })
/** Over the end of the row of tabs. */
export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space.s,
  insetInlineEnd: vars.space.s,
  backgroundColor: vars.color.surface,
})
export const content = style({ blockSize: '100%', minBlockSize: 0 })
/** Lists scroll to the edge of the drawer, over its padding, so that a cut line shows that more follows. */
export const contentInDrawer = style([
  content,
  { blockSize: `calc(100% + ${vars.space.l})`, marginBlockEnd: `calc(-1 * ${vars.space.l})` },
])
