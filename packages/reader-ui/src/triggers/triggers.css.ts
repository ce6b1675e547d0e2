import { globalStyle, style } from '@vanilla-extract/css'
import { drawMarkEdge, inkOn, makeOpaque, vars } from '@lectern/ui/tokens'
import { markHeight, markTop } from '../page-marks/page-marks.css'
import { pageHeight } from '../page-stage/page-view.css'

/** The trigger's own colours, set by the component. */
export const fillColor = '--lectern-trigger-fill'
export const edgeColor = '--lectern-trigger-edge'

const fill = `var(${fillColor}, ${vars.color.accent})`

/** A dark and a light edge: one of them is visible on any picture. */
export const frame = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  boxShadow: drawMarkEdge(`var(${edgeColor}, ${fill})`),
  '@media': { '(forced-colors: active)': { outline: '2px solid ButtonText' } },
})
globalStyle(`:is(button, a):hover > ${frame}, [aria-expanded="true"] > ${frame}`, {
  backgroundColor: `color-mix(in srgb, ${fill} 18%, transparent)`,
})
export const badge = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: 'min(100%, 1.75rem)',
  aspectRatio: '1',
  maxBlockSize: '100%',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'inherit',
  backgroundColor: makeOpaque(fill),
  color: inkOn(fill),
  '@media': { '(forced-colors: active)': { color: 'ButtonText', backgroundColor: 'ButtonFace' } },
})
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  borderRadius: 'inherit',
  pointerEvents: 'none',
})
const toPageEnd = `100% * max(1, (var(${pageHeight}) - var(${markTop})) / var(${markHeight}))`
/** Distance by which a field that is higher than its place begins above it, so that it ends within the page; 0 or negative. */
const answerTop = `min(0px, ${toPageEnd} - ${vars.control.m})`
/** On the page. Smaller letters make phones zoom when the field is entered. */
export const answer = style({
  position: 'absolute',
  insetBlockStart: answerTop,
  insetInlineStart: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 'min(9rem, 100cqi)',
  blockSize: '100%',
  minBlockSize: vars.control.m,
  margin: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  resize: 'none',
  pointerEvents: 'auto',
  userSelect: 'text',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.field,
  color: vars.color.text,
  font: 'inherit',
  fontFamily: vars.font.ui,
  fontSize: vars.fontSize.m,
  lineHeight: vars.lineHeight.snug,
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
})
/** Grows to the start of the line, for a field at the end of the page. */
export const atEnd = style({ insetInlineStart: 'auto', insetInlineEnd: 0 })
/** The button beside a field on the page. */
export const beside = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% - ${answerTop})`,
  insetInlineStart: 0,
  inlineSize: vars.control.s,
  blockSize: vars.control.s,
})
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const parts = style({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' })
export const media = style({
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.m,
})
export const film = style({
  aspectRatio: '16 / 9',
  maxBlockSize: '55dvh',
  objectFit: 'contain',
  backgroundColor: vars.color.sunken,
})
export const image = style({ maxInlineSize: '100%', maxBlockSize: '40dvh', objectFit: 'contain', justifySelf: 'start' })
export const steps = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
})
export const contact = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  columnGap: vars.space.l,
})
export const term = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.s,
  overflowWrap: 'anywhere',
  // Names of fields as clients store them.
  '::first-letter': { textTransform: 'uppercase' },
})
export const detail = style({ margin: 0, overflowWrap: 'anywhere' })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })
/** A button and a link on one line. */
export const waysOut = style([choices, { alignItems: 'center' }])
