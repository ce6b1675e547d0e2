/** The custom property with the depth of a row in the tree. */
export const levelProperty = '--lectern-tree-level'
/** Rows that are not rendered yet, before and after the rendered ones; set by the component. */
export const rowsBefore = '--lectern-tree-rows-before'
export const rowsAfter = '--lectern-tree-rows-after'
