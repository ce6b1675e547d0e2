export { branchStates, Tree, type BranchState, type TreeProps } from './tree'
export type { TreeNode } from './tree-node'
