/** The custom property that tells a row of a tree how many branches it stands in. */
export const levelProperty = '--lectern-tree-level'
