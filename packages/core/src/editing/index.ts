export type { Box, ChangeSet, History, Mark, Rect } from '../types'
export { apply } from './apply-change'
export { createHistory, type LabelledHistory } from './create-history'
export { diffDocuments } from './diff-documents'
export { invert } from './invert-change'
export { isEmptyChange } from './is-empty-change'
export { mergeFields, type FieldConflict, type FieldMerge, type FieldVersions, type MergedFields } from './merge-fields'
export {
  changeSelection,
  createSelection,
  extendSelection,
  idsWithin,
  retainSelection,
  type Selection,
  type SelectionChange,
} from './selection'
export { squash } from './squash-changes'
