import type { TreeNode } from './tree-node'

/** An entry in sight, with its place among the others. */
export interface TreeRow {
  readonly node: TreeNode
  readonly parent: string | null
  /** From 1. */
  readonly level: number
  /** Its place among its siblings, from 1, and how many they are. */
  readonly place: number
  readonly siblings: number
  /** Null where it holds nothing. */
  readonly expanded: boolean | null
}

/** The rows of a tree from top to bottom: every entry whose branches are all open. */
export function listTreeRows(nodes: readonly TreeNode[], expanded: ReadonlySet<string>): TreeRow[] {
  const rows: TreeRow[] = []
  const visit = (siblings: readonly TreeNode[], parent: string | null, level: number): void => {
    for (const [position, node] of siblings.entries()) {
      const { children } = node
      const isBranch = children === 'later' || (children !== undefined && children.length > 0)
      const isOpen = isBranch && expanded.has(node.id)
      rows.push({
        node,
        parent,
        level,
        place: position + 1,
        siblings: siblings.length,
        expanded: isBranch ? isOpen : null,
      })
      if (isOpen && children !== 'later') visit(children, node.id, level + 1)
    }
  }
  visit(nodes, null, 1)
  return rows
}
