export { branchStates, type BranchState } from './branch-state'
export { Tree, type TreeProps } from './tree'
export type { TreeNode } from './tree-node'
