export { Grid, gridColumns, type GridColumns, type GridProps } from './grid'
export { Inline, type InlineProps } from './inline'
export {
  alignments,
  distributions,
  layoutTags,
  spacings,
  type Alignment,
  type Distribution,
  type LayoutTag,
  type Spacing,
} from './spacing'
export { Stack, type StackProps } from './stack'
