/** The custom property with the depth of a row in the tree. */
export const levelProperty = '--lectern-tree-level'
